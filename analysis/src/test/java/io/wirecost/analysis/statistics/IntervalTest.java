package io.wirecost.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class IntervalTest {
    @Test
    void intervals_that_share_an_end_overlap() {
        assertThat(new Interval(1, 2).overlaps(new Interval(2, 3))).isTrue();
        assertThat(new Interval(2, 3).overlaps(new Interval(1, 2))).isTrue();
        assertThat(new Interval(1, 2).liesBelow(new Interval(2, 3))).isFalse();
    }

    @Test
    void intervals_apart_do_not_overlap() {
        assertThat(new Interval(1, 2).overlaps(new Interval(2.1, 3))).isFalse();
        assertThat(new Interval(1, 2).liesBelow(new Interval(2.1, 3))).isTrue();
        assertThat(new Interval(2.1, 3).liesBelow(new Interval(1, 2))).isFalse();
    }

    @Test
    void one_within_the_other_overlaps() {
        assertThat(new Interval(1, 9).overlaps(new Interval(4, 5))).isTrue();
        assertThat(new Interval(4, 5).overlaps(new Interval(1, 9))).isTrue();
    }

    @Test
    void ends_must_be_in_order_and_numbers() {
        assertThatThrownBy(() -> new Interval(2, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Interval(Double.NaN, 1)).isInstanceOf(IllegalArgumentException.class);
    }
}
