package io.wirecost.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.engine.run.RunStep;
import io.wirecost.engine.run.RunStep.StepKind;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimeLeftTest {
    private static final RunStep COMPILE = step(StepKind.COMPILE, "code", 4);
    private static final RunStep MORE_CODE = step(StepKind.COMPILE, "more code", 4);
    private static final RunStep FIRST = step(StepKind.READ, "first", 1);
    private static final RunStep SECOND = step(StepKind.READ, "second", 1);
    private static final RunStep THIRD = step(StepKind.READ, "third", 1);

    private final TimeLeft left = new TimeLeft();

    @Test
    void before_anything_is_finished_the_estimates_stand() {
        left.plan(List.of(COMPILE, FIRST, SECOND));

        assertThat(seconds(0)).isEqualTo(6);

        left.start(COMPILE, nanos(0));

        assertThat(left.remainingSteps()).isEqualTo(2);
        assertThat(seconds(1)).isEqualTo(5);
    }

    @Test
    void as_long_as_no_step_of_a_kind_is_finished_it_is_scaled_by_all_finished_ones() {
        left.plan(List.of(COMPILE, MORE_CODE, FIRST, SECOND));
        left.start(COMPILE, nanos(0));
        left.start(MORE_CODE, nanos(8));

        assertThat(seconds(8)).isEqualTo(2 * (4 + 1 + 1));
    }

    @Test
    void steps_are_scaled_by_the_finished_ones_of_their_kind_alone() {
        left.plan(List.of(COMPILE, FIRST, SECOND, THIRD));
        left.start(COMPILE, nanos(0));
        left.start(FIRST, nanos(1));
        left.start(SECOND, nanos(11));

        assertThat(seconds(11)).isEqualTo(20);
        assertThat(seconds(15)).isEqualTo(16);
    }

    @Test
    void a_step_that_takes_longer_than_estimated_costs_the_others_nothing() {
        left.plan(List.of(FIRST, SECOND));
        left.start(FIRST, nanos(0));

        assertThat(seconds(30)).isEqualTo(1);
    }

    private double seconds(long now) {
        return left.estimate(nanos(now)).toMillis() / 1e3;
    }

    private static long nanos(long seconds) {
        return Duration.ofSeconds(seconds).toNanos();
    }

    private static RunStep step(StepKind kind, String subject, int seconds) {
        return new RunStep(kind, subject, List.of(), 0, Duration.ofSeconds(seconds));
    }
}
