package io.wirecost.studies.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.Lines;
import io.wirecost.studies.StudyRuns;
import java.util.List;
import org.junit.jupiter.api.Test;

class MeansTest {
    @Test
    void it_holds_if_the_geometric_mean_of_the_first_is_above() {
        assertThat(Said.of(judge(
                        "bytes", StudyRuns.of().size("a", 10).size("b", 40).size("c", 5))))
                .isEqualTo(new Said(Answer.HOLDS, "Texts (a, b) take 4.00 times as much as binaries (c)."));
    }

    @Test
    void it_fails_if_it_is_below() {
        assertThat(judge("bytes", StudyRuns.of().size("a", 10).size("b", 40).size("c", 50))
                        .answer())
                .isEqualTo(Answer.FAILS);
    }

    @Test
    void blocks_are_compared_round_by_round() {
        StudyRuns drifting = StudyRuns.of()
                .blocks("a", 101, 201, 402)
                .blocks("b", 122, 239, 481)
                .blocks("c", 100, 200, 400);

        Verdict verdict = judge("message", drifting);

        assertThat(verdict.answer()).isEqualTo(Answer.HOLDS);
        assertThat(verdict.words("")).contains(" times as long as binaries (c).");
    }

    @Test
    void an_interval_around_one_cannot_be_told() {
        StudyRuns noisy = StudyRuns.of()
                .blocks("a", 90, 100, 120)
                .blocks("b", 90, 110, 100)
                .blocks("c", 100, 100, 100);

        assertThat(judge("message", noisy).answer()).isEqualTo(Answer.OPEN);
    }

    @Test
    void a_line_without_a_figure_leaves_it_untold() {
        StudyRuns runs = StudyRuns.of().size("a", 1).line(Lines.of("b")).size("c", 1);

        assertThat(Said.of(judge("bytes", runs))).isEqualTo(new Said(Answer.OPEN, "There is no figure of b."));
    }

    private static Verdict judge(String figure, StudyRuns runs) {
        return new Means(figure, List.of("a", "b"), "Texts", List.of("c"), "binaries").judge(runs.figures());
    }
}
