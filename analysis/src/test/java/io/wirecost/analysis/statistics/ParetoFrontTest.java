package io.wirecost.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.statistics.ParetoFront.Point;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ParetoFrontTest {
    private final Point small = new Point(100, new Interval(90, 110));
    private final Point fast = new Point(300, new Interval(9, 11));

    @Test
    void the_smallest_and_the_fastest_make_the_front() {
        assertThat(ParetoFront.beatenBy(List.of(small, fast))).containsExactly(Optional.empty(), Optional.empty());
    }

    @Test
    void larger_and_certainly_slower_is_beaten_by_the_smallest_that_does_it() {
        Point worse = new Point(400, new Interval(120, 130));
        assertThat(ParetoFront.beatenBy(List.of(worse, fast, small)))
                .containsExactly(Optional.of(2), Optional.empty(), Optional.empty());
    }

    @Test
    void a_tie_in_time_beats_nobody() {
        Point larger = new Point(200, new Interval(100, 140));
        assertThat(ParetoFront.beatenBy(List.of(small, larger))).containsOnly(Optional.empty());
    }

    @Test
    void equal_size_and_certainly_slower_is_beaten() {
        Point slower = new Point(100, new Interval(111, 112));
        assertThat(ParetoFront.beatenBy(List.of(small, slower))).containsExactly(Optional.empty(), Optional.of(0));
    }

    @Test
    void who_beats_is_unbeaten() {
        Point middle = new Point(200, new Interval(200, 210));
        Point last = new Point(150, new Interval(300, 310));
        Point worst = new Point(250, new Interval(400, 410));
        assertThat(ParetoFront.beatenBy(List.of(worst, last, middle, small)))
                .containsExactly(Optional.of(3), Optional.of(3), Optional.of(3), Optional.empty());
    }
}
