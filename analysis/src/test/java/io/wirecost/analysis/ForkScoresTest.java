package io.wirecost.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.core.codec.Operation;
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

    @Test
    void slices_score_the_geometric_mean_of_their_costs_without_the_machine() {
        Speed.Samples small = sliced(List.of(1.0, 4.0));
        Speed.Samples large = sliced(List.of(9.0, 36.0));
        Speed.Fork fork = new Speed.Fork(
                0,
                List.of(small, large),
                small,
                Optional.empty(),
                Optional.of(Sliced.worker(0, 0, 1.0, 1.0).slices().orElseThrow().at(2)));

        ForkScores.Fork score = ForkScores.of(new Speed(List.of(fork))).forks().get(0);

        assertThat(score.nanosPerOperation()).isCloseTo(10, within(1e-9));
        assertThat(score.absoluteNanosPerOperation()).isCloseTo(20, within(1e-9));
        assertThat(score.nanosByGroup().get(0)).isCloseTo(2, within(1e-9));
        assertThat(score.nanosByGroup().get(1)).isCloseTo(18, within(1e-9));
    }

    @Test
    void the_twins_of_a_round_share_one_score() {
        Speed speed = Sliced.cell(
                        "a",
                        Operation.SERIALIZE,
                        List.of(Sliced.worker(0, 0, 10.0), Sliced.worker(1, 0, 7.0)),
                        Sliced.worker(0, 0, 40.0))
                .figures(Speed.class)
                .orElseThrow();

        assertThat(ForkScores.of(speed).forks())
                .satisfiesExactly(
                        both -> assertThat(both.nanosPerOperation()).isCloseTo(20, within(1e-9)),
                        one -> assertThat(one.nanosPerOperation()).isCloseTo(7, within(1e-9)));
    }

    private static Speed.Samples sliced(List<Double> levelled) {
        return new Speed.Samples(
                List.of(500.0, 500.0),
                Optional.empty(),
                Optional.of(List.of(500.0, 500.0)),
                Optional.empty(),
                Optional.of(levelled));
    }

    private static ForkScores.Fork fork(double nanos, double floor, List<Double> nanosByGroup, Allocation allocation) {
        return new ForkScores.Fork(nanos, floor, nanosByGroup, Optional.of(allocation), 1);
    }
}
