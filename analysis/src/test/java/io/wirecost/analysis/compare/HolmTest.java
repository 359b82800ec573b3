package io.wirecost.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class HolmTest {
    @Test
    void the_smallest_is_multiplied_by_all_tests_and_none_falls_below_a_smaller_one() {
        assertThat(Holm.adjust(List.of(0.0078125, 0.25, 0.125, 0.00390625)))
                .containsExactly(0.0234375, 0.25, 0.25, 0.015625);
    }

    @Test
    void none_exceeds_one() {
        assertThat(Holm.adjust(List.of(0.9, 0.8))).containsExactly(1.0, 1.0);
    }

    @Test
    void no_test_needs_no_correction() {
        assertThat(Holm.adjust(List.of())).isEmpty();
        assertThat(Holm.adjust(List.of(0.03))).containsExactly(0.03);
    }
}
