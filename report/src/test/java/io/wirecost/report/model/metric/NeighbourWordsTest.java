package io.wirecost.report.model.metric;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.level.ReferenceEffect;
import org.junit.jupiter.api.Test;

class NeighbourWordsTest {
    @Test
    void what_was_taken_out_is_told_with_its_slope() {
        assertThat(NeighbourWords.sentence(new ReferenceEffect(1.234, 0.654, 4_000, 0.2, 380_000)))
                .hasValue("Neighbours of the core: the reference work explains 65 % of how times vary within workers."
                        + " That is taken out, with a slope of 1.23.");
    }

    @Test
    void a_core_of_ones_own_needs_no_sentence() {
        assertThat(NeighbourWords.sentence(new ReferenceEffect(0, 0, 4_000, 0.001, 380_000)))
                .isEmpty();
    }
}
