package io.wirecost.pipeline.driver.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;

class MachineSpeedTest {
    @Test
    void a_machine_does_some_pieces_a_second() throws Exception {
        assertThat(new MachineSpeed().now()).isPositive().isFinite();
    }

    @Test
    void whoever_ends_the_run_does_not_wait_for_it() {
        Thread.currentThread().interrupt();

        assertThatExceptionOfType(InterruptedException.class).isThrownBy(() -> new MachineSpeed().now());
    }
}
