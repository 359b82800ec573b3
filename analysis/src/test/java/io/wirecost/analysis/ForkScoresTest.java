package io.wirecost.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Speed;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ForkScoresTest {
    @Test
    void a_fork_scores_the_mean_over_groups_of_the_medians_of_their_iterations() {
        Speed speed = new Speed(List.of(
                new Speed.Fork(
                        0, List.of(Samples.of(1.0, 3.0, 1000.0), Samples.of(10.0, 20.0)), Samples.of(4.0, 2.0, 900.0)),
                new Speed.Fork(1, List.of(Samples.of(5.0), Samples.of(6.0)), Samples.of(7.0))));

        assertThat(ForkScores.of(speed).forks())
                .containsExactly(
                        fork(9, 4, List.of(3.0, 15.0), new Allocation(90, List.of(30.0, 150.0))),
                        fork(5.5, 7, List.of(5.0, 6.0), new Allocation(55, List.of(50.0, 60.0))));
    }

    @Test
    void a_fork_whose_runtime_tells_no_allocations_has_none() {
        Speed.Samples silent = new Speed.Samples(List.of(3.0), Optional.empty(), Optional.empty());
        Speed speed = new Speed(List.of(new Speed.Fork(0, List.of(Samples.of(1.0), silent), silent)));

        assertThat(ForkScores.of(speed).forks())
                .singleElement()
                .satisfies(fork -> assertThat(fork.allocation()).isEmpty());
    }

    private static ForkScores.Fork fork(double nanos, double floor, List<Double> nanosByGroup, Allocation allocation) {
        return new ForkScores.Fork(nanos, floor, nanosByGroup, Optional.of(allocation), 1);
    }
}
