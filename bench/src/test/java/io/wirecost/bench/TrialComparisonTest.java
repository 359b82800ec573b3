package io.wirecost.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Samples;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TrialComparisonTest {
    private static final Trial TRIAL =
            new Trial("transactions", Variant.jvm("jaxb"), new Task.Time(Operation.SERIALIZE));

    @Test
    void a_ratio_is_taken_within_each_pair() {
        TrialComparison comparison = TrialComparison.of(TRIAL, speed(100, 100, 1000, 10), speed(100, 200, 2000, 20));
        assertThat(comparison.ratio().centre()).isCloseTo(2, within(1e-9));
        assertThat(comparison.ratio().interval().orElseThrow().high()).isCloseTo(2, within(1e-9));
        assertThat(comparison.takesTheSameTime()).isFalse();
    }

    @Test
    void times_that_scatter_around_each_other_are_the_same() {
        TrialComparison comparison = TrialComparison.of(TRIAL, speed(100, 100, 110, 100), speed(100, 105, 100, 104));
        assertThat(comparison.takesTheSameTime()).isTrue();
    }

    @Test
    void a_single_pair_shows_nothing() {
        assertThat(TrialComparison.of(TRIAL, speed(100, 100), speed(100, 100)).takesTheSameTime())
                .isFalse();
    }

    @Test
    void allocations_may_be_one_percent_apart() {
        assertThat(TrialComparison.of(TRIAL, speed(1000, 1), speed(1009, 1)).allocatesTheSame())
                .isTrue();
        assertThat(TrialComparison.of(TRIAL, speed(1000, 1), speed(989, 1)).allocatesTheSame())
                .isFalse();
    }

    @Test
    void forks_of_different_rounds_are_no_pairs() {
        assertThatThrownBy(() -> TrialComparison.of(TRIAL, speed(100, 1), speed(100, 1, 2)))
                .hasMessageContaining(
                        "transactions/jvm/jaxb/serialize is not paired: plain rounds [0], wirecost's [0, 1]");
    }

    private static Speed speed(double bytes, double... nanos) {
        List<Speed.Fork> forks = new ArrayList<>();
        for (double score : nanos) {
            Samples samples = new Samples(List.of(score), List.of(bytes));
            forks.add(new Speed.Fork(forks.size(), List.of(samples), samples));
        }
        return new Speed(forks);
    }
}
