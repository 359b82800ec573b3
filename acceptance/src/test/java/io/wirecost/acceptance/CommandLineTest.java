package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.process.Start;
import org.junit.jupiter.api.Test;

class CommandLineTest {
    private static final int LONG = 20_000;

    @Test
    void the_last_argument_is_found_behind_a_long_one() throws Exception {
        Process process = Start.of(new ProcessBuilder("sh", "-c", "read line", "x".repeat(LONG), "the-last"));
        try {
            Wirecost.await(() -> CommandLine.of(process.toHandle()).contains("x the-last"));
        } finally {
            process.destroyForcibly().waitFor();
        }

        assertThat(CommandLine.of(process.toHandle())).isEmpty();
    }
}
