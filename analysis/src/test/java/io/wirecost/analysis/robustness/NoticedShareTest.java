package io.wirecost.analysis.robustness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.core.run.DamageKind;
import io.wirecost.core.run.ReactionKind;
import org.junit.jupiter.api.Test;

class NoticedShareTest {
    @Test
    void errors_of_any_kind_count_as_noticed_and_values_do_not() {
        NoticedShare share = NoticedShare.of(
                        Reactions.to(
                                10,
                                ReactionKind.NOTICED,
                                4,
                                ReactionKind.NOTICED_OTHERWISE,
                                1,
                                ReactionKind.OTHER_VALUE,
                                5),
                        DamageKind.CUT)
                .orElseThrow();

        assertThat(share.share()).isEqualTo(0.5);
    }

    @Test
    void the_share_of_all_damages_is_exact() {
        assertThat(new NoticedShare(5, 10, 10).interval()).isEmpty();
    }

    /** Wilson's interval of 5 of 10, as textbooks have it: 0.237 to 0.763. */
    @Test
    void the_share_of_a_sample_has_an_interval() {
        assertThat(new NoticedShare(5, 10, 1_000).interval()).hasValueSatisfying(interval -> {
            assertThat(interval.low()).isCloseTo(0.2366, within(1e-4));
            assertThat(interval.high()).isCloseTo(0.7634, within(1e-4));
        });
        assertThat(new NoticedShare(10, 10, 1_000).interval().orElseThrow().high())
                .isCloseTo(1, within(1e-12));
        assertThat(new NoticedShare(0, 10, 1_000).interval().orElseThrow().low())
                .isCloseTo(0, within(1e-12));
    }

    @Test
    void a_kind_that_was_not_tried_has_none() {
        assertThat(NoticedShare.of(Reactions.to(10, ReactionKind.NOTICED, 10), DamageKind.NESTED))
                .isEmpty();
    }
}
