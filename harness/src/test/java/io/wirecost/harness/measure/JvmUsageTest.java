package io.wirecost.harness.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JvmUsageTest {
    @Test
    void the_program_does_not_pay_for_its_compilers() {
        JvmUsage slot = new JvmUsage(4_000, 1_000, 900, 70).since(new JvmUsage(500, 500, 400, 10));

        assertThat(slot).isEqualTo(new JvmUsage(3_500, 500, 500, 60));
        assertThat(slot.compilerShare()).isEqualTo(500.0 / 4_000);
        assertThat(new JvmUsage(0, 0, 12, 0).compilerShare()).isZero();
    }

    @Test
    void a_byte_costs_what_the_collector_took_for_all_of_them() {
        assertThat(new JvmUsage(10_000, 500, 900, 1_000).collectorNanosPerByte())
                .isEqualTo(0.5);
        assertThat(new JvmUsage(10_000, 500, 900, 0).collectorNanosPerByte()).isZero();
    }

    @Test
    void all_that_was_used_is_the_threads_the_collector_and_the_compilers() {
        JvmUsage usage = new JvmUsage(1, 10, 100, 70).plus(new JvmUsage(2, 20, 200, 30));

        assertThat(usage).isEqualTo(new JvmUsage(3, 30, 300, 100));
        assertThat(usage.ownNanos()).isEqualTo(33);
    }
}
