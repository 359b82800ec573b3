package io.wirecost.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class KendallTauTest {
    @Test
    void the_same_order_is_one_and_the_opposite_minus_one() {
        assertThat(KendallTau.of(List.of(1d, 2d, 3d), List.of(10d, 20d, 30d))).isEqualTo(1);
        assertThat(KendallTau.of(List.of(1d, 2d, 3d), List.of(3d, 2d, 1d))).isEqualTo(-1);
    }

    @Test
    void one_swapped_pair_of_four_things_costs_a_third() {
        assertThat(KendallTau.of(List.of(1d, 2d, 3d, 4d), List.of(2d, 1d, 3d, 4d)))
                .isCloseTo(2d / 3, within(1e-12));
    }

    @Test
    void ties_count_for_neither_side() {
        // five of six pairs are untied in the second list: 5 / sqrt(6 · 5)
        assertThat(KendallTau.of(List.of(1d, 2d, 3d, 4d), List.of(1d, 1d, 3d, 4d)))
                .isCloseTo(5 / Math.sqrt(30), within(1e-12));
    }
}
