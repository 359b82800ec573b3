package io.wirecost.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Samples;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.run.RunStep;
import java.io.OutputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class TwinsTest {
    private static final Trial TRIAL = new Trial("w", Variant.jvm("a"), new Task.Time(Operation.SERIALIZE));

    private int forks;
    private final Twins twins = new Twins(
            trial -> new Samples(List.of((double) ++forks), List.of(0.0)),
            Duration.ZERO,
            new PrintStream(OutputStream.nullOutputStream()));

    @Test
    void in_even_rounds_the_plain_fork_comes_first_in_odd_ones_second() {
        twins.started(fork(0));
        assertThat(forks).isEqualTo(1);

        twins.started(fork(1));
        assertThat(forks).isEqualTo(1);

        twins.started(fork(2));
        assertThat(forks).isEqualTo(3);
    }

    @Test
    void of_a_round_that_is_measured_again_the_last_pair_counts() {
        List.of(0, 0, 1, 1, 2).forEach(round -> twins.started(fork(round)));

        assertThat(twins.of(TRIAL).forks()).extracting(Speed.Fork::round).containsExactly(0, 1, 2);
        assertThat(twins.of(TRIAL).forks())
                .extracting(fork -> fork.groups().get(0).nanosPerOperation().get(0))
                .containsExactly(2.0, 4.0, 5.0);
    }

    private static RunStep fork(int round) {
        return new RunStep(RunStep.StepKind.WARM, TRIAL.id(), List.of(TRIAL), round, Duration.ZERO);
    }
}
