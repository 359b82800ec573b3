package io.wirecost.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TiesTest {
    @Test
    void intervals_apart_are_no_ties() {
        assertThat(Ties.of(List.of(new Interval(1, 2), new Interval(3, 4)))).isEmpty();
        assertThat(Ties.of(List.of())).isEmpty();
    }

    @Test
    void a_middle_one_is_tied_with_both_neighbours_that_differ() {
        assertThat(Ties.of(List.of(new Interval(1, 3), new Interval(2, 5), new Interval(4, 6))))
                .containsExactly(List.of(0, 1), List.of(1, 2));
    }

    @Test
    void a_wide_interval_joins_every_set_and_a_part_of_a_set_is_not_named() {
        assertThat(Ties.of(List.of(new Interval(1, 9), new Interval(2, 4), new Interval(3, 5), new Interval(7, 8))))
                .containsExactlyInAnyOrder(List.of(0, 1, 2), List.of(0, 3));
    }

    @Test
    void equal_values_are_a_tie() {
        assertThat(Ties.of(List.of(new Interval(7, 7), new Interval(7, 7)))).containsExactly(List.of(0, 1));
    }
}
