package io.wirecost.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.statistics.Prior;
import io.wirecost.core.run.Speed;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FloorGateTest {
    @Test
    void a_cell_whose_whole_interval_lies_below_the_floors_is_refused_with_both() {
        assertThat(refusalReason(forks(new double[] {5, 5, 5}, new double[] {100, 100, 100})))
                .contains("impossible result: 5.0 to 5.0 ns per operation,"
                        + " but merely copying the encoded bytes takes 100.0 to 100.0 ns");
    }

    @Test
    void a_cell_above_the_floor_passes() {
        assertThat(refusalReason(forks(new double[] {500, 510, 505}, new double[] {100, 101, 102})))
                .isEmpty();
    }

    @Test
    void a_cell_whose_interval_reaches_the_floors_passes() {
        assertThat(refusalReason(forks(new double[] {90, 95, 99}, new double[] {95, 100, 101})))
                .isEmpty();
    }

    @Test
    void two_forks_that_agree_are_enough_to_refuse() {
        assertThat(refusalReason(forks(new double[] {5, 5.1}, new double[] {100, 101})))
                .isPresent();
    }

    @Test
    void one_fork_is_judged_by_the_span_of_its_iterations() {
        assertThat(refusalReason(oneFork(Samples.of(5.0, 6.0), Samples.of(100.0, 90.0))))
                .isPresent();
        assertThat(refusalReason(oneFork(Samples.of(5.0, 95.0), Samples.of(100.0, 90.0))))
                .isEmpty();
    }

    @Test
    void a_cell_that_may_lie_below_by_chance_passes_when_the_other_cells_of_its_run_scatter() {
        Speed cell = forks(new double[] {90, 91, 92}, new double[] {100, 101, 102});
        assertThat(refusalReason(cell)).isPresent();
        Prior scattered = new Prior(0.01, 4, 0.95);
        assertThat(FloorGate.refusalReason(cell, new SpeedPriors(scattered, scattered)))
                .isEmpty();
    }

    @Test
    void what_other_threads_took_while_bytes_were_copied_makes_no_copy_impossible() {
        Speed copies = new Speed(IntStream.range(0, 3)
                .mapToObj(round -> new Speed.Fork(round, List.of(processor(100, 100)), processor(99, 130)))
                .toList());

        assertThat(refusalReason(copies)).isEmpty();
    }

    private static Speed.Samples processor(double onTheWall, double nanos) {
        return new Speed.Samples(List.of(onTheWall), Optional.empty(), Optional.of(List.of(nanos)));
    }

    private static Optional<String> refusalReason(Speed speed) {
        return FloorGate.refusalReason(speed, SpeedPriors.NONE);
    }

    private static Speed oneFork(Speed.Samples group, Speed.Samples floor) {
        return new Speed(List.of(new Speed.Fork(0, List.of(group), floor)));
    }

    private static Speed forks(double[] nanos, double[] floors) {
        Speed.Fork[] forks = new Speed.Fork[nanos.length];
        Arrays.setAll(forks, i -> new Speed.Fork(i, List.of(Samples.of(nanos[i])), Samples.of(floors[i])));
        return new Speed(List.of(forks));
    }
}
