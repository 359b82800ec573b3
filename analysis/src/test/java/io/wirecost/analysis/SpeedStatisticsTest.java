package io.wirecost.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.core.run.Speed;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SpeedStatisticsTest {
    @Test
    void forks_and_not_iterations_are_counted() {
        Speed speed = new Speed(List.of(fork(2.0, 2.0), fork(8.0, 8.0)));
        assertThat(SpeedStatistics.of(speed, SpeedPriors.NONE)
                        .nanosPerOperation()
                        .forks())
                .isEqualTo(2);
    }

    @Test
    void every_group_has_figures_of_its_own() {
        SpeedStatistics statistics =
                SpeedStatistics.of(new Speed(List.of(fork(2.0, 20.0), fork(8.0, 80.0))), SpeedPriors.NONE);
        assertThat(statistics.nanosByGroup().get(0).centre()).isCloseTo(4, within(1e-12));
        assertThat(statistics.nanosByGroup().get(1).centre()).isCloseTo(40, within(1e-12));
        assertThat(statistics.nanosPerOperation().centre()).isCloseTo(22, within(1e-12));
        assertThat(statistics.allocation()).contains(new Allocation(275, List.of(50.0, 500.0)));
        assertThat(statistics.floorNanosPerOperation().centre()).isCloseTo(1, within(1e-12));
    }

    @Test
    void nothing_allocated_is_a_figure_too() {
        Speed.Samples free = new Speed.Samples(List.of(1.0), List.of(0.0));
        Speed speed = new Speed(List.of(new Speed.Fork(0, List.of(free), free)));
        assertThat(SpeedStatistics.of(speed, SpeedPriors.NONE).allocation()).contains(new Allocation(0, List.of(0.0)));
    }

    @Test
    void one_fork_that_tells_no_allocations_leaves_no_mean_of_them() {
        Speed.Samples silent = new Speed.Samples(List.of(1.0), Optional.empty(), Optional.empty());
        Speed.Fork other = new Speed.Fork(1, List.of(silent, silent), silent);
        assertThat(SpeedStatistics.of(new Speed(List.of(fork(2.0, 20.0), other)), SpeedPriors.NONE)
                        .allocation())
                .isEmpty();
    }

    private static Speed.Fork fork(double small, double large) {
        return new Speed.Fork(0, List.of(Samples.of(small, small, small), Samples.of(large)), Samples.of(1.0));
    }
}
