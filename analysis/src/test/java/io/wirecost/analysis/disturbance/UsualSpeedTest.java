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
    void on_a_steady_machine_one_slow_fork_is_disturbed_and_no_other() {
        List<Witness> witnesses = Witnesses.steady(100, 101, 99, 100, 102, 98, 130, 100, 101);
        UsualSpeed usual = UsualSpeed.of(witnesses);

        assertThat(usual.nanos()).isEqualTo(100);
        assertThat(usual.isRestless()).isFalse();
        assertThat(witnesses.stream().filter(usual::isOff)).containsExactly(witnesses.get(6));
    }

    @Test
    void a_fork_is_disturbed_if_only_one_of_its_ends_was_slow() {
        UsualSpeed usual = UsualSpeed.of(Witnesses.steady(100, 100, 101, 99, 100));

        assertThat(usual.isOff(Witnesses.of(0, 100, 110))).isTrue();
        assertThat(usual.isOff(Witnesses.of(0, 110, 100))).isTrue();
        assertThat(usual.isOff(Witnesses.of(0, 100, 100))).isFalse();
    }

    @Test
    void a_fork_that_found_the_machine_faster_than_usual_is_no_more_comparable() {
        UsualSpeed usual = UsualSpeed.of(Witnesses.steady(100, 100, 101, 99, 100));

        assertThat(usual.isOff(Witnesses.of(0, 80, 80))).isTrue();
    }

    @Test
    void a_machine_with_two_levels_of_speed_is_restless_and_neither_level_is_disturbed() {
        List<Witness> witnesses = Witnesses.steady(100, 120, 100, 120, 100, 120, 100, 120);
        UsualSpeed usual = UsualSpeed.of(witnesses);

        assertThat(usual.nanos()).isEqualTo(110);
        assertThat(usual.isRestless()).isTrue();
        assertThat(witnesses).noneMatch(usual::isOff);
    }

    @Test
    void the_rarer_of_two_levels_is_disturbed() {
        List<Witness> witnesses = Witnesses.steady(100, 101, 120, 100, 99, 120, 100, 101, 100, 99);
        UsualSpeed usual = UsualSpeed.of(witnesses);

        assertThat(usual.isRestless()).isFalse();
        assertThat(witnesses.stream().filter(usual::isOff)).containsExactly(witnesses.get(2), witnesses.get(5));
    }

    @Test
    void where_all_are_equal_a_difference_that_does_not_matter_disturbs_nothing() {
        UsualSpeed usual = UsualSpeed.of(Witnesses.steady(100, 100, 100, 100));

        assertThat(usual.spread()).isZero();
        assertThat(usual.tolerance()).isEqualTo(0.04);
        assertThat(usual.isOff(Witnesses.of(0, 103, 97))).isFalse();
        assertThat(usual.isOff(Witnesses.of(0, 105, 100))).isTrue();
    }

    @Test
    void a_single_fork_is_the_usual_one() {
        Witness only = Witnesses.of(0, 100, 102);
        UsualSpeed usual = UsualSpeed.of(List.of(only));

        assertThat(usual.nanos()).isEqualTo(101);
        assertThat(usual.isOff(only)).isFalse();
        assertThat(usual.isRestless()).isFalse();
    }

    @Test
    void of_two_forks_nothing_tells_which_one_was_disturbed() {
        List<Witness> witnesses = Witnesses.steady(100, 150);
        UsualSpeed usual = UsualSpeed.of(witnesses);

        assertThat(usual.isRestless()).isTrue();
        assertThat(witnesses).noneMatch(usual::isOff);
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
