package io.wirecost.analysis.disturbance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Witness;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class VerdictTest {
    private static final Verdict STEADY = Verdict.of(Witnesses.steady(100, 100, 101, 99, 100));

    @Test
    void a_fork_is_disturbed_if_the_machine_was_slower_around_it() {
        assertThat(STEADY.isDisturbed(Witnesses.of(0, 100, 130))).isTrue();
        assertThat(STEADY.isDisturbed(Witnesses.of(0, 100, 100))).isFalse();
    }

    @Test
    void a_fork_is_disturbed_if_others_were_busy_during_it_however_steady_the_machine_was_around_it() {
        assertThat(STEADY.isDisturbed(Witnesses.besideOthers(0.3))).isTrue();
        assertThat(STEADY.isDisturbed(Witnesses.besideOthers(0.11))).isTrue();
    }

    @Test
    void what_a_quiet_system_does_by_itself_disturbs_nothing() {
        assertThat(STEADY.isDisturbed(Witnesses.besideOthers(0.02))).isFalse();
        assertThat(STEADY.isDisturbed(Witnesses.besideOthers(Verdict.OTHERS))).isFalse();
    }

    @Test
    void where_others_are_always_busy_each_fork_is_disturbed() {
        List<Witness> busy = List.of(Witnesses.besideOthers(0.5), Witnesses.besideOthers(0.4));

        assertThat(busy).allMatch(Verdict.of(busy)::isDisturbed);
    }

    @Test
    void a_system_that_tells_nothing_of_others_leaves_it_to_the_reference_work() {
        Witness known = Witnesses.of(0, 100, 100);
        Witness unknown = new Witness(0, 10, 1, false, 100, 100, 1, 0, Optional.empty(), false);

        assertThat(List.of(known, unknown)).noneMatch(STEADY::isDisturbed);
    }
}
