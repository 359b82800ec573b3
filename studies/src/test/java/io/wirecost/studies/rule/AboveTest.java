package io.wirecost.studies.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.Lines;
import io.wirecost.studies.StudyRuns;
import java.util.List;
import org.junit.jupiter.api.Test;

class AboveTest {
    @Test
    void it_holds_if_every_line_is_certainly_above_every_other() {
        Verdict verdict = judge(false, Scores.steady(Scores.steady(StudyRuns.of(), "a", 200), "b", 100));

        assertThat(verdict.answer()).isEqualTo(ClaimAnswer.HOLDS);
        assertThat(verdict.evidence().get(0)).startsWith("Nanos: a / b 2.00 (").endsWith(").");
    }

    @Test
    void it_fails_if_one_is_certainly_below() {
        Verdict verdict = judge(false, Scores.steady(Scores.steady(StudyRuns.of(), "a", 100), "b", 200));

        assertThat(verdict.answer()).isEqualTo(ClaimAnswer.FAILS);
        assertThat(verdict.words("")).endsWith(", the other way round.");
    }

    @Test
    void a_tie_cannot_be_told() {
        Verdict verdict = judge(false, Scores.wild(Scores.wild(StudyRuns.of(), "a", 110), "b", 100));

        assertThat(verdict.answer()).isEqualTo(ClaimAnswer.OPEN);
        assertThat(verdict.words("")).endsWith(", a tie.");
    }

    @Test
    void equal_sizes_are_none_above_the_other() {
        Check above = new Above("bytes", List.of("a"), List.of("b"), false, false);

        Verdict verdict = above.judge(StudyRuns.of().size("a", 7).size("b", 7).figures());

        assertThat(Said.of(verdict)).isEqualTo(new Said(ClaimAnswer.FAILS, "Bytes: a / b 1.00, equal."));
    }

    @Test
    void less_than_a_tenth_is_above_but_not_notably() {
        StudyRuns runs = Scores.steady(Scores.steady(StudyRuns.of(), "a", 105), "b", 100);

        assertThat(judge(false, runs).answer()).isEqualTo(ClaimAnswer.HOLDS);
        assertThat(judge(true, runs).answer()).isEqualTo(ClaimAnswer.FAILS);
    }

    @Test
    void a_line_without_a_figure_makes_it_incomparable() {
        StudyRuns runs = Scores.steady(StudyRuns.of(), "a", 105).line(Lines.of("b"));

        assertThat(Said.of(judge(false, runs)))
                .isEqualTo(new Said(ClaimAnswer.INCOMPARABLE, "There is no figure of b: the run has none."));
    }

    @Test
    void within_a_twentieth_may_do() {
        Check above = new Above("bytes", List.of("a"), List.of("b"), false, true);

        assertThat(above.judge(StudyRuns.of().size("a", 96).size("b", 100).figures())
                        .answer())
                .isEqualTo(ClaimAnswer.HOLDS);
        assertThat(above.judge(StudyRuns.of().size("a", 94).size("b", 100).figures())
                        .answer())
                .isEqualTo(ClaimAnswer.FAILS);
    }

    @Test
    void each_pair_is_a_part() {
        Check above = new Above("bytes", List.of("a"), List.of("b", "c"), false, false);

        Verdict verdict = above.judge(
                StudyRuns.of().size("a", 10).size("b", 5).size("c", 20).figures());

        assertThat(verdict.brief()).isEqualTo("holds in part, 1 of 2");
    }

    private static Verdict judge(boolean notable, StudyRuns runs) {
        return new Above("nanos", List.of("a"), List.of("b"), notable, false).judge(runs.figures());
    }
}
