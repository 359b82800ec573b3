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

        assertThat(verdict.answer()).isEqualTo(Answer.HOLDS);
        assertThat(verdict.evidence().get(0)).startsWith("Nanos: a / b 2.00 (").endsWith(").");
    }

    @Test
    void it_fails_if_one_is_certainly_below() {
        Verdict verdict = judge(false, Scores.steady(Scores.steady(StudyRuns.of(), "a", 100), "b", 200));

        assertThat(verdict.answer()).isEqualTo(Answer.FAILS);
        assertThat(verdict.words("")).endsWith(", the other way round.");
    }

    @Test
    void a_tie_cannot_be_told() {
        Verdict verdict = judge(false, Scores.wild(Scores.wild(StudyRuns.of(), "a", 110), "b", 100));

        assertThat(verdict.answer()).isEqualTo(Answer.OPEN);
        assertThat(verdict.words("")).endsWith(", a tie.");
    }

    @Test
    void equal_sizes_are_none_above_the_other() {
        Check above = new Above("bytes", List.of("a"), List.of("b"), false, false);

        Verdict verdict = above.judge(StudyRuns.of().size("a", 7).size("b", 7).figures());

        assertThat(Said.of(verdict)).isEqualTo(new Said(Answer.FAILS, "Bytes: a / b 1.00, equal."));
    }

    @Test
    void less_than_a_tenth_is_above_but_not_notably() {
        StudyRuns runs = Scores.steady(Scores.steady(StudyRuns.of(), "a", 105), "b", 100);

        assertThat(judge(false, runs).answer()).isEqualTo(Answer.HOLDS);
        assertThat(judge(true, runs).answer()).isEqualTo(Answer.FAILS);
    }

    @Test
    void a_line_without_a_figure_leaves_it_untold() {
        StudyRuns runs = Scores.steady(StudyRuns.of(), "a", 105).line(Lines.of("b"));

        assertThat(Said.of(judge(false, runs))).isEqualTo(new Said(Answer.OPEN, "There is no figure of b."));
    }

    @Test
    void sets_that_the_others_won_may_be_counted() {
        Check above = new Above("message", List.of("a"), List.of("b"), false, true);

        Verdict verdict = above.judge(StudyRuns.of()
                .blocks("a", 200, 210, 190)
                .blocks("b", 100, 105, 95)
                .figures());

        assertThat(verdict.answer()).isEqualTo(Answer.HOLDS);
        assertThat(verdict.words("")).endsWith(" Sets in which b took less time: 3 of 3 against a.");
    }

    private static Verdict judge(boolean notable, StudyRuns runs) {
        return new Above("nanos", List.of("a"), List.of("b"), notable, false).judge(runs.figures());
    }
}
