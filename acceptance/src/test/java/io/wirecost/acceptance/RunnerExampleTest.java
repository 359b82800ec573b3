package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.results.RunFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example of docs/runners.md, in Python: the door by which every other language comes. */
class RunnerExampleTest {
    private static final Path EXAMPLE =
            Path.of("..", "runners", "example", "runner.py").toAbsolutePath().normalize();
    private static String command;

    @TempDir
    private Path folder;

    /** By where it is itself: what a machine has on the path for it may be a chain of scripts. */
    @BeforeAll
    static void require_python() {
        Optional<String> python = python();
        assertThat(python.isPresent() || System.getenv("CI") == null)
                .as("python3, which CI installs")
                .isTrue();
        assumeTrue(python.isPresent(), "no python3; install it: apt-get install python3");
        command = "'%s' '%s'".formatted(python.get(), EXAMPLE);
    }

    private static Optional<String> python() {
        try {
            Process python = new ProcessBuilder("python3", "-c", "import sys; print(sys.executable)").start();
            String said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            return python.waitFor() == 0 ? Optional.of(said) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    @Tag("nightly")
    @Test
    void it_keeps_the_protocol_and_returns_every_record() {
        Outcome outcome = Wirecost.warm(folder).run("runner", "--quiet", command);

        assertThat(outcome.exitCode()).as(outcome.out() + outcome.err()).isZero();
        assertThat(outcome.out())
                .containsPattern("answers an unknown request with a problem +ok")
                .containsPattern("ends when its standard input closes +ok")
                .containsPattern("edge-values/python/json/size +ok")
                .containsPattern("transactions/python/json/deserialize +ok");
    }

    @Test
    void its_codec_runs_beside_those_of_the_jvm() throws Exception {
        Path out = folder.resolve("run");
        Outcome outcome = Wirecost.warm(folder)
                .run(
                        "run",
                        "--runner",
                        command,
                        "--runtime",
                        "python,jvm",
                        "--codec",
                        "json,jackson-json",
                        "--workload",
                        "tiny",
                        "--profile",
                        "smoke",
                        "--quiet",
                        "--out",
                        out.toString());

        assertThat(outcome.exitCode()).as(outcome.out() + outcome.err()).isZero();
        Run run = RunFile.read(out.resolve("run.json"));
        assertThat(run.cells()).allMatch(cell -> cell.status() == Cell.Status.MEASURED);
        assertThat(run.cells())
                .extracting(cell -> cell.trial().id())
                .contains("tiny/python/json/serialize", "tiny/jvm/jackson-json/serialize");
    }

    @Test
    void a_command_that_is_no_runner_is_bad_input() {
        assertThat(Wirecost.warm(folder).run("run", "--runner", "no-such-program", "--codec", "x"))
                .satisfies(outcome -> {
                    assertThat(outcome.exitCode()).isEqualTo(2);
                    assertThat(outcome.err()).contains("runner no-such-program: it cannot be started");
                });
        assertThat(Wirecost.warm(folder).run("runner", "'no end")).satisfies(outcome -> {
            assertThat(outcome.exitCode()).isEqualTo(2);
            assertThat(outcome.err()).contains("COMMAND: expected a program and its arguments");
        });
    }
}
