package io.wirecost.harness.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UsageTest {
    @Test
    void the_program_does_not_pay_for_its_compilers() {
        Usage slot = new Usage(4_000, 1_000, 900, 70).since(new Usage(500, 500, 400, 10));

        assertThat(slot).isEqualTo(new Usage(3_500, 500, 500, 60));
        assertThat(slot.compilerShare()).isEqualTo(500.0 / 4_000);
        assertThat(new Usage(0, 0, 12, 0).compilerShare()).isZero();
    }
}
