package io.wirecost.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Speed.Samples;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ClockTest {
    private static final Samples WALL_ALONE = new Samples(List.of(12.0), List.of(0.0));
    private static final Samples BOTH =
            new Samples(List.of(12.0), Optional.of(List.of(0.0)), Optional.of(List.of(4.0)));

    @Test
    void where_every_fork_has_the_processors_time_it_is_the_clock() {
        Speed speed = new Speed(List.of(fork(BOTH, BOTH), fork(BOTH, BOTH)));

        assertThat(Clock.of(speed)).isEqualTo(Clock.PROCESSOR);
        assertThat(Clock.PROCESSOR.nanos(BOTH)).containsExactly(4.0);
        assertThat(Clock.WALL.nanos(BOTH)).containsExactly(12.0);
    }

    @Test
    void a_run_from_before_the_processors_clock_was_read_goes_by_the_wall() {
        assertThat(Clock.of(new Speed(List.of(fork(WALL_ALONE, WALL_ALONE))))).isEqualTo(Clock.WALL);
    }

    @Test
    void one_fork_or_one_floor_without_the_processors_time_makes_it_the_walls_for_all() {
        assertThat(Clock.of(new Speed(List.of(fork(BOTH, BOTH), fork(WALL_ALONE, BOTH)))))
                .isEqualTo(Clock.WALL);
        assertThat(Clock.of(new Speed(List.of(fork(BOTH, WALL_ALONE))))).isEqualTo(Clock.WALL);
    }

    @Test
    void two_sides_that_are_compared_are_read_by_a_clock_that_both_have() {
        Speed now = new Speed(List.of(fork(BOTH, BOTH)));
        Speed before = new Speed(List.of(fork(WALL_ALONE, WALL_ALONE)));

        assertThat(Clock.of(now, before)).isEqualTo(Clock.WALL);
        assertThat(Clock.of(now, now)).isEqualTo(Clock.PROCESSOR);
    }

    @Test
    void a_figure_of_processor_time_has_the_walls_beside_it() {
        SpeedStatistics statistics = SpeedStatistics.of(new Speed(List.of(fork(BOTH, BOTH))), SpeedPriors.NONE);

        assertThat(statistics.clock()).isEqualTo(Clock.PROCESSOR);
        assertThat(statistics.nanosPerOperation().centre()).isEqualTo(4);
        assertThat(statistics.wallNanosPerOperation()).isEqualTo(12);
    }

    private static Fork fork(Samples group, Samples floor) {
        return new Fork(0, List.of(group), floor);
    }
}
