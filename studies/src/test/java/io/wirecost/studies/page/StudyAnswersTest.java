package io.wirecost.studies.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage;
import io.wirecost.document.Document;
import io.wirecost.document.markdown.MarkdownRenderer;
import io.wirecost.studies.Quantities;
import io.wirecost.studies.StudyRuns;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.source.StudiedQuantity.QuantityKind;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StudyAnswersTest {
    private static final Passage SLOW = Passage.PLAIN.over(Link.parse("10mbit"));
    private static final StudyRuns RUNS = StudyRuns.of()
            .blocks("a", SLOW, 100_000, 101_000, 99_000)
            .blocks("b", SLOW, 200_000, 202_000, 198_000)
            .blocks("a", Passage.PLAIN.over(Link.parse("unlimited")), 50_000, 50_100, 49_900)
            .blocks("b", Passage.PLAIN.over(Link.parse("unlimited")), 50_050, 49_950, 50_000);

    @Test
    void the_lines_with_the_least_are_named_under_each_condition_and_those_that_cannot_be_told_apart_together() {
        assertThat(answer(new Question("Which?", "These.", Optional.of("latency"), Optional.empty(), List.of())))
                .contains("- Least latency: 10mbit: a; unlimited: a or b.");
    }

    @Test
    void lines_that_overtake_each_other_are_told_with_the_links_and_the_crossing() {
        Question.Crossings crossings = new Question.Crossings(StudyRuns.STEP, List.of(List.of("a", "b")));

        assertThat(answer(new Question("Where?", "There.", Optional.empty(), Optional.of(crossings), List.of())))
                .contains("- a against b: faster over 10 Mbit/s; a tie over unlimited. Crossing: ", ", as measured");
    }

    @Test
    void a_step_that_was_not_measured_is_named() {
        Question.Crossings crossings = new Question.Crossings("elsewhere", List.of(List.of("a", "b")));

        assertThat(answer(new Question("Where?", "There.", Optional.empty(), Optional.of(crossings), List.of())))
                .contains("- The step elsewhere was not measured.");
    }

    private static String answer(Question question) {
        StudyFigures figures = new StudyFigures(
                RUNS.lines(),
                Map.of(
                        "latency",
                        Quantities.under(
                                QuantityKind.PIPELINE,
                                Quantities.over("10mbit"),
                                Quantities.over("1gbit"),
                                Quantities.over("unlimited"))),
                Map.of(),
                Map.of(StudyRuns.STEP, RUNS.run()));
        Document.Writer page = Document.writer();
        StudyAnswers.write(new StudyFindings(figures, List.of(), List.of(question), Optional.empty()), question, page);
        return MarkdownRenderer.render(page.document());
    }
}
