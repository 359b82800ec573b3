package io.wirecost.pipeline.driver.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.pipeline.driver.broker.EmbeddedBroker.Settings;
import io.wirecost.process.Start;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BrokerEndTest {
    @TempDir
    Path data;

    @TempDir
    Path work;

    @Test
    void a_killed_broker_is_told_as_its_death() throws Exception {
        EmbeddedBroker broker = EmbeddedBroker.start(TestBroker.settings(data, work));

        ProcessHandle.of(broker.pid()).orElseThrow().destroyForcibly();
        TestBroker.await("the broker is dead", () -> !broker.isAlive());

        assertThat(broker.death()).hasValue("the broker was ended by signal 9");
        assertThatThrownBy(broker::usage)
                .isInstanceOf(IOException.class)
                .hasMessage("the broker was ended by signal 9");
        broker.close();
        assertThat(broker.death()).as("still").isPresent();
        assertThat(data).isEmptyDirectory();
    }

    @Test
    void when_its_parent_is_killed_nothing_is_left() throws Exception {
        Process parent = Start.of(new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dwirecost.installation=" + System.getProperty("wirecost.installation"),
                        "-cp",
                        System.getProperty("java.class.path"),
                        ParentOfABroker.class.getName(),
                        data.toString(),
                        work.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT));
        try (BufferedReader said = parent.inputReader()) {
            long pid = Long.parseLong(said.readLine());
            String bootstrap = said.readLine();
            assertThat(TestBroker.isRunning(pid)).isTrue();
            assertThat(data).isNotEmptyDirectory();

            parent.destroyForcibly();

            TestBroker.await("the broker has ended too", () -> !TestBroker.isRunning(pid));
            assertThat(TestBroker.isListening(bootstrap)).isFalse();
            assertThat(data).isEmptyDirectory();
            assertThat(work).doesNotExist();
        } finally {
            parent.destroyForcibly();
        }
    }

    @Test
    void a_broker_that_cannot_start_tells_why_and_leaves_nothing() throws Exception {
        Path jars = Files.createDirectory(work.resolve("no-jars"));
        Settings settings = new Settings(jars, data, work, TestBroker.MESSAGE_MAX_BYTES, PortSource.FREE);

        assertThatThrownBy(() -> EmbeddedBroker.start(settings))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("no broker could be started")
                .hasMessageContaining("exit code 1")
                .hasMessageContaining("BrokerMain");
        assertThat(data).isEmptyDirectory();
    }

    @Test
    void kafkas_version_is_that_of_the_library() {
        assertThat(EmbeddedBroker.version()).matches("\\d+\\.\\d+\\.\\d+");
    }
}
