package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CommandLineTest {
    private static final int LONG = 20_000;

    @Test
    void the_last_argument_is_found_behind_a_long_one() throws Exception {
        Process process = new ProcessBuilder("sh", "-c", "read line", "x".repeat(LONG), "the-last").start();
        try {
            Wirecost.await(() -> CommandLine.of(process.toHandle()).contains("x the-last"));
        } finally {
            process.destroyForcibly().waitFor();
        }

        assertThat(CommandLine.of(process.toHandle())).isEmpty();
    }
}
