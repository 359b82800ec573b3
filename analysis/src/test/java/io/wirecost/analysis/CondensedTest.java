package io.wirecost.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import io.wirecost.analysis.level.Levelling;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class CondensedTest {
    @Test
    void times_are_those_of_the_whole_run_but_for_the_last_digits() {
        Speed whole = new Speed(
                List.of(fork(0, 101.123456789, 99.5, 140), fork(1, 98, 102.25, 101.7654321), fork(2, 100, 97, 99)));

        Speed small = condensed(whole);

        assertThat(SpeedStatistics.of(small, SpeedPriors.NONE)
                        .nanosPerOperation()
                        .centre())
                .isCloseTo(
                        SpeedStatistics.of(whole, SpeedPriors.NONE)
                                .nanosPerOperation()
                                .centre(),
                        within(1e-3));
        assertThat(small.forks())
                .allSatisfy(fork -> assertThat(fork.groups())
                        .allSatisfy(
                                group -> assertThat(group.nanosPerOperation()).hasSize(1)));
    }

    @Test
    void a_condensed_run_does_not_change_when_it_is_condensed_again() {
        Speed small = condensed(new Speed(List.of(fork(0, 1, 2, 3), fork(1, 4, 5, 6))));

        assertThat(condensed(small)).isEqualTo(small);
    }

    @Test
    void slices_and_twins_keep_their_scores_and_levels() {
        Run whole = Levelling.of(Sliced.run(
                Sliced.cell(
                        "a",
                        Operation.SERIALIZE,
                        List.of(Sliced.worker(0, 0, 10.0, 21.0), Sliced.worker(1, 0, 41.0, 43.0)),
                        Sliced.worker(0, 0, 12.0, 23.0),
                        Sliced.worker(1, 0, 40.0, 47.0)),
                Sliced.cell("b", Sliced.worker(0, 0, 30.0, 50.0), Sliced.worker(1, 0, 99.0, 120.0))));

        Run small = Condensed.of(whole);

        assertThat(Condensed.of(small)).isEqualTo(small);
        for (int cell = 0; cell < 2; cell++) {
            SpeedStatistics before = statistics(whole, cell);
            SpeedStatistics after = statistics(small, cell);
            assertThat(after.nanosPerOperation().centre())
                    .isCloseTo(before.nanosPerOperation().centre(), within(1e-3));
            assertThat(after.absoluteNanos().interval().orElseThrow().high())
                    .isCloseTo(before.absoluteNanos().interval().orElseThrow().high(), withinPercentage(0.1));
        }
    }

    private static SpeedStatistics statistics(Run run, int cell) {
        return SpeedStatistics.of(run.cells().get(cell).figures(Speed.class).orElseThrow(), SpeedPriors.NONE);
    }

    @Test
    void the_folder_that_held_the_run_is_left_out() {
        assertThat(Condensed.of(Samples.run(3).withCommand(List.of("run", "--seed", "7", "--out", "here")))
                        .command())
                .containsExactly("run", "--seed", "7");
    }

    private static Speed.Fork fork(int round, double... nanos) {
        List<Double> times = DoubleStream.of(nanos).boxed().toList();
        Speed.Samples samples = new Speed.Samples(times, times);
        return new Speed.Fork(round, List.of(samples, samples), samples);
    }

    private static Speed condensed(Speed speed) {
        Cell cell = Cell.measured(new Trial("w", Variant.jvm("one"), new Task.Time(Operation.SERIALIZE)), speed);
        return Condensed.of(Samples.run(3, cell))
                .cells()
                .get(0)
                .figures(Speed.class)
                .orElseThrow();
    }
}
