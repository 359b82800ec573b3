package io.wirecost.engine.runner;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RunnerCommandTest {
    private static final RunnerCommand COMMAND =
            RunnerCommand.of(List.of("php", "-d", "memory_limit={heap}M", "run.php"));

    @Test
    void a_process_has_the_heap_of_all_runtimes() {
        assertThat(COMMAND.launch().words()).containsExactly("php", "-d", "memory_limit=512M", "run.php");
    }

    @Test
    void a_process_that_gets_damaged_bytes_has_a_smaller_one() {
        assertThat(COMMAND.launch(64).words()).containsExactly("php", "-d", "memory_limit=64M", "run.php");
    }
}
