package io.wirecost.studies.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.Lines;
import io.wirecost.studies.StudyRuns;
import io.wirecost.studies.source.PublishedTable;
import io.wirecost.studies.source.Span;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PublishedTest {
    private static final StudyRuns SIZES = StudyRuns.of().size("a", 200).size("b", 100);

    @Test
    void it_holds_within_a_twentieth_of_what_was_published() {
        assertThat(Said.of(judge("bytes", SIZES, new Span(2, 2))))
                .isEqualTo(new Said(Answer.HOLDS, "Bytes: a / b 2.00, published 2.00."));
        assertThat(judge("bytes", SIZES, new Span(2.09, 2.09)).answer()).isEqualTo(Answer.HOLDS);
        assertThat(judge("bytes", SIZES, new Span(1.2, 1.95)).answer()).isEqualTo(Answer.HOLDS);
    }

    @Test
    void it_fails_wholly_outside() {
        assertThat(judge("bytes", SIZES, new Span(3, 3)).answer()).isEqualTo(Answer.FAILS);
        assertThat(Said.of(judge("bytes", SIZES, new Span(1.1, 1.12))))
                .isEqualTo(new Said(Answer.FAILS, "Bytes: a / b 2.00, published 1.10 to 1.12."));
    }

    @Test
    void an_interval_that_would_agree_with_anything_cannot_be_told() {
        StudyRuns runs = Scores.steady(Scores.wild(StudyRuns.of(), "a", 200), "b", 100);

        assertThat(judge("nanos", runs, new Span(2, 2)).answer()).isEqualTo(Answer.OPEN);
    }

    @Test
    void times_hold_with_a_narrow_interval() {
        StudyRuns runs = Scores.steady(Scores.steady(StudyRuns.of(), "a", 200), "b", 100);

        assertThat(judge("nanos", runs, new Span(2, 2)).answer()).isEqualTo(Answer.HOLDS);
    }

    @Test
    void a_line_without_a_figure_leaves_it_untold() {
        StudyRuns runs = StudyRuns.of().size("a", 200).line(Lines.of("b"));

        assertThat(Said.of(judge("bytes", runs, new Span(2, 2))))
                .isEqualTo(new Said(Answer.OPEN, "There is no figure of b."));
    }

    private static Verdict judge(String figure, StudyRuns runs, Span published) {
        PublishedTable table = new PublishedTable(List.of("times"), Map.of("b", Map.of("times", published)));
        return new Published(figure, List.of("b"), "a", "table.csv", "times")
                .judge(runs.figures(Map.of("table.csv", table)));
    }
}
