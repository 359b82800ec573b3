package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.core.InputException;
import io.wirecost.core.run.Cell;
import io.wirecost.pipeline.control.Role;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pipeline when something goes wrong in the middle: what is said, what goes on, and that nothing is left. */
class PipelineFailuresTest {
    private static final String MANY_MESSAGES = "200000";

    @TempDir
    private Path folder;

    @Test
    void a_killed_service_or_broker_costs_its_cell_alone_and_ctrl_c_ends_the_rest_without_leaving_anything()
            throws Exception {
        try (PipelineRun run = start("jackson-json,protobuf-java")) {
            run.amidMessages(() -> run.service(Role.B).destroyForcibly());
            run.amidMessages(run::killBroker);
            run.amidMessages(() -> run.signal("INT", false));
            run.awaitEnd();

            assertNothingIsLeft(run);
            assertThat(run.read().complete()).isFalse();
            assertThat(failures(run))
                    .satisfiesExactlyInAnyOrder(
                            reason -> assertThat(reason)
                                    .matches(
                                            "block \\d: service B was ended by signal 9 after [\\d,]+ of 200,000 messages.*"),
                            reason -> assertThat(reason)
                                    .matches(
                                            "block \\d: the broker was ended by signal 9;(?: its last output: .*;)? B at [\\d,]+, C at [\\d,]+ of 200,000 messages.*"));
        }
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"INT, true", "KILL, false"})
    void whoever_else_ends_the_run_finds_nothing_left_of_it_either(String signal, boolean group) throws Exception {
        try (PipelineRun run = start("jackson-json")) {
            run.amidMessages(() -> run.signal(signal, group));
            run.awaitEnd();

            assertNothingIsLeft(run);
            assertThat(run.read().complete()).isFalse();
            assertThat(failures(run)).isEmpty();
        }
    }

    @Test
    void a_cluster_that_nobody_runs_is_named_before_anything_is_measured() throws Exception {
        Outcome outcome = Wirecost.warm(folder)
                .run(
                        "run",
                        "--measure",
                        "pipeline",
                        "--codec",
                        "jackson-json",
                        "--kafka",
                        "127.0.0.1:1",
                        "--out",
                        "out");

        assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(2);
        assertThat(outcome.err())
                .contains("Kafka at 127.0.0.1:1 cannot be reached", "--kafka-config")
                .doesNotContain("\tat ");
        assertThat(Files.exists(folder.resolve("out"))).isFalse();
    }

    @Test
    @Tag("nightly")
    void a_cluster_that_refuses_every_connection_is_named_too() throws Exception {
        try (ServerSocket refusing = new ServerSocket(0, 50, InetAddress.getByName("127.0.0.1"))) {
            Thread door = new Thread(() -> closeEvery(refusing));
            door.setDaemon(true);
            door.start();
            String address = "127.0.0.1:" + refusing.getLocalPort();
            Outcome outcome = Wirecost.warm(folder)
                    .run("run", "--measure", "pipeline", "--codec", "jackson-json", "--kafka", address, "--out", "out");

            assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(2);
            assertThat(outcome.err())
                    .contains("Kafka at " + address + " cannot be reached")
                    .doesNotContain("\tat ");
        }
    }

    private static void closeEvery(ServerSocket socket) {
        try {
            while (true) {
                socket.accept().close();
            }
        } catch (java.io.IOException e) {
            // the test is over
        }
    }

    @Test
    void every_wrong_option_of_the_pipeline_is_named_at_once() throws Exception {
        Files.writeString(folder.resolve("client.properties"), "security.protokol=SSL\n");
        Outcome outcome = Wirecost.warm(folder)
                .run(
                        "run",
                        "--measure",
                        "pipeline",
                        "--codec",
                        "jackson-json",
                        "--blocks",
                        "0",
                        "--messages",
                        "9..3",
                        "--message-size",
                        "big",
                        "--compression",
                        "zip",
                        "--acks",
                        "2",
                        "--partitions",
                        "0",
                        "--join",
                        "d",
                        "--kafka-config",
                        "client.properties");

        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.err())
                .contains(
                        "--blocks 0",
                        "--messages 9..3",
                        "--message-size big",
                        "--compression zip: expected one of none, gzip, snappy, lz4, zstd",
                        "--acks 2",
                        "--partitions 0",
                        "--join d: expected one of a, b, c",
                        "setting security.protokol: expected one that Kafka's clients know;"
                                + " did you mean \"security.protocol\"?",
                        "add --kafka HOST:PORT");
    }

    @Test
    void options_of_the_pipeline_without_the_pipeline_are_refused() throws Exception {
        Outcome outcome = Wirecost.warm(folder).run("run", "--measure", "size", "--blocks", "2");

        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.err()).contains("add --measure pipeline");
    }

    /** One codec after the other, and the floor last; with more blocks than actions, since a busy test can miss one. */
    private PipelineRun start(String codecs) throws Exception {
        return PipelineRun.start(
                folder,
                "--codec",
                codecs,
                "--messages",
                MANY_MESSAGES,
                "--blocks",
                "3",
                "--iterations",
                "1",
                "--warm-up",
                "200",
                "--message-size",
                "1k",
                "--quiet");
    }

    private static List<String> failures(PipelineRun run) {
        try {
            return run.read().cells().stream()
                    .filter(cell -> cell.status() == Cell.Status.FAILED)
                    .map(cell -> cell.reason().orElseThrow())
                    .toList();
        } catch (InputException e) {
            return List.of(); // not yet written
        }
    }

    private static void assertNothingIsLeft(PipelineRun run) throws Exception {
        Wirecost.await(() -> run.leftProcesses().isEmpty());
        assertThat(run.leftFiles()).isEmpty();
    }
}
