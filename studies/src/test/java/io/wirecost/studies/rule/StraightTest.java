package io.wirecost.studies.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Operation;
import io.wirecost.studies.Lines;
import io.wirecost.studies.StudyRuns;
import io.wirecost.studies.source.Quantity.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

class StraightTest {
    @Test
    void it_holds_where_every_figure_is_near_the_line() {
        Verdict verdict = judge(Kind.SIZE, StudyRuns.sweep(10, 20, 30).size("a", 150, 250, 351));

        assertThat(verdict.answer()).isEqualTo(Answer.HOLDS);
        assertThat(verdict.evidence().get(0))
                .startsWith("Farthest from the line, " + StudyRuns.STEP + ": a, size: ")
                .contains(" % at ");
    }

    @Test
    void it_fails_where_one_is_far_off() {
        assertThat(judge(Kind.SIZE, StudyRuns.sweep(10, 20, 30).size("a", 100, 200, 600))
                        .answer())
                .isEqualTo(Answer.FAILS);
    }

    @Test
    void two_values_cannot_be_told() {
        assertThat(judge(Kind.SIZE, StudyRuns.sweep(10, 20).size("a", 100, 200)).answer())
                .isEqualTo(Answer.OPEN);
    }

    @Test
    void times_of_one_fork_cannot_be_told() {
        StudyRuns runs = StudyRuns.sweep(10, 20, 30).times("a", Operation.SERIALIZE, new double[] {100, 200, 300});

        assertThat(Said.of(judge(Kind.SERIALIZE, runs)))
                .isEqualTo(new Said(
                        Answer.OPEN,
                        "Farthest from the line, " + StudyRuns.STEP + ": a, time to serialize: too few forks."));
    }

    @Test
    void a_line_without_a_figure_and_a_run_without_a_sweep_cannot_be_told() {
        Said expected = new Said(Answer.OPEN, "Farthest from the line, " + StudyRuns.STEP + ": a, size: no figure.");

        assertThat(Said.of(judge(
                        Kind.SIZE,
                        StudyRuns.sweep(10, 20, 30).line(Lines.of("a")).size("b", 1, 2, 3))))
                .isEqualTo(expected);
        assertThat(Said.of(judge(Kind.SIZE, StudyRuns.of().size("a", 1)))).isEqualTo(expected);
    }

    private static Verdict judge(Kind kind, StudyRuns runs) {
        return new Straight(StudyRuns.STEP, List.of(kind), List.of("a")).judge(runs.figures());
    }
}
