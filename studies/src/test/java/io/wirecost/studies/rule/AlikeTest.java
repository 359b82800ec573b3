package io.wirecost.studies.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.Lines;
import io.wirecost.studies.StudyRuns;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AlikeTest {
    @Test
    void it_holds_within_a_tenth() {
        StudyRuns runs = Scores.steady(Scores.steady(StudyRuns.of(), "a", 105), "b", 100);

        assertThat(judge("nanos", runs).answer()).isEqualTo(ClaimAnswer.HOLDS);
    }

    @Test
    void it_fails_on_a_notable_difference_either_way() {
        assertThat(Said.of(judge("bytes", StudyRuns.of().size("a", 100).size("b", 120))))
                .isEqualTo(new Said(ClaimAnswer.FAILS, "Bytes: b / a 1.20, asked for within a factor of 1.10."));
        assertThat(judge("bytes", StudyRuns.of().size("a", 120).size("b", 100)).answer())
                .isEqualTo(ClaimAnswer.FAILS);
    }

    @Test
    void an_interval_that_is_too_wide_cannot_be_told() {
        StudyRuns runs = Scores.wild(Scores.wild(StudyRuns.of(), "a", 100), "b", 100);

        assertThat(judge("nanos", runs).answer()).isEqualTo(ClaimAnswer.OPEN);
    }

    @Test
    void a_line_without_a_figure_makes_it_incomparable() {
        StudyRuns runs = StudyRuns.of().size("a", 1).line(Lines.of("b"));

        assertThat(Said.of(judge("bytes", runs)))
                .isEqualTo(new Said(ClaimAnswer.INCOMPARABLE, "There is no figure of b: the run has none."));
    }

    private static Verdict judge(String figure, StudyRuns runs) {
        return new Alike(figure, List.of("a"), "b", Optional.empty()).judge(runs.figures());
    }
}
