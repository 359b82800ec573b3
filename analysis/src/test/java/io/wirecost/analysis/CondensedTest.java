package io.wirecost.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
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
