package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A process of each command says and returns what a call of the front door does, on which the other tests rely. */
class LaunchedTest {
    @TempDir
    private static Path folder;

    private static Wirecost wirecost;

    @BeforeAll
    static void setUp() throws Exception {
        wirecost = Wirecost.warm(folder).with("PATH", System.getenv("PATH")); // a call looks for what a process does
        SharedRun.copyTo(folder);
    }

    @ParameterizedTest
    @ValueSource(strings = {"report out --to markdown", "run --runtime jvm --codec nosuch", "reproduce lviv-2025"})
    void a_process_says_and_returns_what_a_call_does(String command) throws Exception {
        assertSame(command);
    }

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "list codecs",
                "schema --workload kitchen-sink",
                "compare out out",
                "clean --dry-run",
                "completion zsh",
                "--help",
                "service d --kafka localhost:1 --run x"
            })
    void and_so_does_that_of_each_other_command(String command) throws Exception {
        assertSame(command);
    }

    private static void assertSame(String command) throws Exception {
        String[] arguments = command.split(" ");

        assertThat(wirecost.launch(arguments)).isEqualTo(wirecost.run(arguments));
    }

    /** Which the jar of the front door knows, and its classes alone do not. */
    @Test
    void a_process_says_which_version_it_is() throws Exception {
        assertThat(wirecost.launch("--version").out()).matches("wirecost \\d+\\.\\d+\\S*\n");
    }

    @Test
    void without_a_command_a_process_shows_the_usage_and_fails() throws Exception {
        Outcome outcome = wirecost.launch();

        assertThat(outcome).isEqualTo(wirecost.run());
        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.err()).startsWith("Usage: wirecost");
    }
}
