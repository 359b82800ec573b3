package io.wirecost.studies.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Operation;
import io.wirecost.studies.Lines;
import io.wirecost.studies.StudyRuns;
import io.wirecost.studies.source.StudiedQuantity.QuantityKind;
import java.util.List;
import org.junit.jupiter.api.Test;

class StraightTest {
    @Test
    void sizes_near_a_line_hold() {
        assertThat(Said.of(judge(QuantityKind.SIZE, StudyRuns.sweep(10, 20, 30).size("a", 150, 250, 351))))
                .isEqualTo(new Said(ClaimAnswer.HOLDS, "R² of a line, " + StudyRuns.STEP + ": a, size: 1.000."));
    }

    @Test
    void sizes_far_from_any_line_do_not() {
        assertThat(judge(QuantityKind.SIZE, StudyRuns.sweep(10, 20, 30).size("a", 100, 200, 600))
                        .answer())
                .isEqualTo(ClaimAnswer.FAILS);
    }

    @Test
    void times_may_be_farther_from_it_than_sizes() {
        StudyRuns times = StudyRuns.sweep(10, 20, 30)
                .times("a", Operation.SERIALIZE, new double[] {100, 220, 300}, new double[] {100, 220, 300});

        assertThat(judge(QuantityKind.SERIALIZE, times).answer()).isEqualTo(ClaimAnswer.HOLDS);
        assertThat(judge(QuantityKind.SIZE, StudyRuns.sweep(10, 20, 30).size("a", 100, 220, 300))
                        .answer())
                .isEqualTo(ClaimAnswer.FAILS);
    }

    @Test
    void a_line_without_a_figure_and_a_run_without_a_sweep_are_not_comparable() {
        Said expected = new Said(ClaimAnswer.INCOMPARABLE, "There is no size of a, " + StudyRuns.STEP + ".");

        assertThat(Said.of(judge(
                        QuantityKind.SIZE,
                        StudyRuns.sweep(10, 20, 30).line(Lines.of("a")).size("b", 1, 2, 3))))
                .isEqualTo(expected);
        assertThat(Said.of(judge(QuantityKind.SIZE, StudyRuns.of().size("a", 1))))
                .isEqualTo(expected);
    }

    private static Verdict judge(QuantityKind kind, StudyRuns runs) {
        return new Straight(StudyRuns.STEP, List.of(kind), List.of("a")).judge(runs.figures());
    }
}
