package io.wirecost.analysis.disturbance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.core.run.Witness;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class UsualSpeedTest {
    @Test
    void one_slow_fork_changes_nothing_on_a_steady_machine() {
        List<Witness> witnesses = Witnesses.steady(100, 101, 99, 100, 102, 98, 130, 100, 101);
        UsualSpeed usual = UsualSpeed.of(witnesses);

        assertThat(usual.nanos()).isEqualTo(100);
        assertThat(usual.isRestless()).isFalse();
    }

    @Test
    void a_machine_with_two_levels_of_speed_is_restless() {
        List<Witness> witnesses = Witnesses.steady(100, 120, 100, 120, 100, 120, 100, 120);
        UsualSpeed usual = UsualSpeed.of(witnesses);

        assertThat(usual.nanos()).isEqualTo(110);
        assertThat(usual.isRestless()).isTrue();
    }

    @Test
    void a_machine_with_a_level_that_is_rare_is_not_restless() {
        List<Witness> witnesses = Witnesses.steady(100, 101, 120, 100, 99, 120, 100, 101, 100, 99);
        UsualSpeed usual = UsualSpeed.of(witnesses);

        assertThat(usual.isRestless()).isFalse();
    }

    @Test
    void where_all_are_equal_a_difference_that_does_not_matter_is_tolerated() {
        UsualSpeed usual = UsualSpeed.of(Witnesses.steady(100, 100, 100, 100));

        assertThat(usual.spread()).isZero();
        assertThat(usual.tolerance()).isEqualTo(0.04);
    }

    @Test
    void a_single_fork_is_the_usual_one() {
        Witness only = Witnesses.of(0, 100, 102);
        UsualSpeed usual = UsualSpeed.of(List.of(only));

        assertThat(usual.nanos()).isEqualTo(101);
        assertThat(usual.isRestless()).isFalse();
    }

    @Test
    void two_forks_that_differ_are_a_restless_machine() {
        List<Witness> witnesses = Witnesses.steady(100, 150);
        UsualSpeed usual = UsualSpeed.of(witnesses);

        assertThat(usual.isRestless()).isTrue();
    }

    @Test
    void the_spread_of_normal_samples_is_their_standard_deviation() {
        Random random = new Random(1);
        double[] nanos = Stream.generate(() -> 100 * (1 + 0.02 * random.nextGaussian()))
                .limit(2_000)
                .mapToDouble(Double::doubleValue)
                .toArray();

        assertThat(UsualSpeed.of(Witnesses.steady(nanos)).spread()).isCloseTo(0.02, within(0.002));
    }
}
