package io.wirecost.studies.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.Lines;
import io.wirecost.studies.StudyRuns;
import java.util.List;
import org.junit.jupiter.api.Test;

class BetweenTest {
    /** Of the four pairs one is the other way round. */
    private static final StudyRuns MOSTLY =
            StudyRuns.of().size("a", 10).size("b", 20).size("c", 15).size("d", 30);

    @Test
    void it_holds_if_more_than_the_share_of_all_pairs_are_below() {
        assertThat(Said.of(judge(0.5, MOSTLY)))
                .isEqualTo(
                        new Said(
                                ClaimAnswer.HOLDS,
                                "Bytes: of 4 pairs of binary (2) and text (2), 3 have the first certainly below, 1 certainly above, and 0 are ties."));
    }

    @Test
    void it_fails_if_even_all_ties_would_not_be_enough() {
        assertThat(judge(0.75, MOSTLY).answer()).isEqualTo(ClaimAnswer.FAILS);
    }

    @Test
    void it_cannot_be_told_if_the_ties_decide() {
        StudyRuns runs =
                StudyRuns.of().size("a", 10).size("b", 15).size("c", 15).size("d", 30);

        assertThat(judge(0.75, runs).answer()).isEqualTo(ClaimAnswer.OPEN);
    }

    @Test
    void lines_without_a_figure_are_left_out() {
        StudyRuns runs =
                StudyRuns.of().size("a", 10).line(Lines.of("b")).size("c", 15).line(Lines.of("d"));

        assertThat(judge(0.5, runs).evidence().get(0))
                .startsWith("Bytes: of 1 pairs of binary (1) and text (1), 1 have");
    }

    @Test
    void without_figures_of_both_groups_there_are_no_pairs() {
        StudyRuns runs =
                StudyRuns.of().size("a", 10).size("b", 10).line(Lines.of("c")).line(Lines.of("d"));

        assertThat(Said.of(judge(0.5, runs)))
                .isEqualTo(new Said(ClaimAnswer.INCOMPARABLE, "There are no figures of both groups: binary and text."));
    }

    private static Verdict judge(double share, StudyRuns runs) {
        return new Between("bytes", List.of("a", "b"), "binary", List.of("c", "d"), "text", share)
                .judge(runs.figures());
    }
}
