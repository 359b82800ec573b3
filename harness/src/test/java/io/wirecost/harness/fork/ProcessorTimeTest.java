package io.wirecost.harness.fork;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProcessorTimeTest {
    @Test
    void the_program_pays_for_everything_but_its_compilers() {
        ProcessorTime slot = new ProcessorTime(5_000, 900).since(new ProcessorTime(1_000, 400));

        assertThat(slot).isEqualTo(new ProcessorTime(4_000, 500));
        assertThat(slot.ownNanos()).isEqualTo(3_500);
        assertThat(slot.compilerShare()).isEqualTo(500.0 / 3_500);
    }

    @Test
    void two_clocks_that_are_read_one_after_the_other_make_no_negative_time() {
        assertThat(new ProcessorTime(10, 12).ownNanos()).isZero();
        assertThat(new ProcessorTime(12, 12).compilerShare()).isZero();
    }
}
