package io.wirecost.studies.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Operation;
import io.wirecost.document.Document;
import io.wirecost.document.DocumentBlock;
import io.wirecost.document.markdown.MarkdownRenderer;
import io.wirecost.plot.Boxes;
import io.wirecost.plot.Chart;
import io.wirecost.plot.HeatMap;
import io.wirecost.plot.Lines;
import io.wirecost.plot.Rows;
import io.wirecost.studies.StudyRuns;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.rule.Claim;
import io.wirecost.studies.rule.Effect;
import io.wirecost.studies.rule.Term;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A chart has no figure that the page's tables do not have. */
class ChartSectionsTest {
    private static final StudyRuns RUNS = StudyRuns.ofGroups("small", "large")
            .size("a", 100, 2000)
            .size("b", 50, 1000)
            .times("a", Operation.SERIALIZE, new double[] {10, 30}, new double[] {11, 31}, new double[] {12, 32})
            .times("b", Operation.SERIALIZE, new double[] {20, 60}, new double[] {21, 61}, new double[] {22, 62});

    @Test
    void times_stand_over_the_sizes_of_the_messages_as_a_table_and_as_lines() {
        Document document = written(new OverSizeSection(
                "Time over size",
                List.of(),
                "nanos",
                "a",
                Optional.empty(),
                FigureUnits.NANOS,
                Optional.empty(),
                true));

        assertThat(MarkdownRenderer.render(document)).contains("| bytes as a | a | b |", "| 2,000 | 31.0 (", "61.0 (");
        Lines chart = (Lines) charts(document).get(0);
        assertThat(chart.lines()).extracting(line -> line.subject().label()).containsExactly("a", "b");
        assertThat(chart.lines().get(0).points()).extracting(Lines.Point::x).containsExactly(100.0, 2000.0);
        assertThat(chart.lines().get(0).points())
                .allMatch(point -> point.interval().isPresent());
    }

    @Test
    void the_time_of_a_message_stands_over_the_number_of_messages_of_its_set() {
        Document.Writer page = Document.writer();
        new OverMessagesSection(
                        "More messages", List.of(), "message", Optional.empty(), FigureUnits.NANOS, Optional.empty())
                .write(
                        findings(StudyRuns.of()
                                .growingSets("a", 90, 60, 50)
                                .growingSets("b", 190, 160)
                                .figures()),
                        page);

        assertThat(MarkdownRenderer.render(page.document()))
                .contains("| messages of a set | a | b |", "| 2,000 | 60.0 | 160 |", "| 3,000 | 50.0 |");
        assertThat(((Lines) charts(page.document()).get(0)).lines().get(0).points())
                .extracting(Lines.Point::x)
                .containsExactly(1000.0, 2000.0, 3000.0);
    }

    @Test
    void box_plots_have_a_table_of_their_quartiles() {
        Document document = written(new BoxesSection(
                "Forks", List.of(), "nanos", FigureUnits.NANOS, false, Optional.empty(), Optional.empty(), List.of()));

        assertThat(MarkdownRenderer.render(document)).contains("| a | 20.0 | 20.5 | 21.0 | 21.5 | 22.0 |");
        assertThat(((Boxes) charts(document).get(0)).boxes()).hasSize(2);
    }

    @Test
    void a_published_ratio_stands_beside_ours() {
        Effect effect = new Effect(term("b"), term("a"), 3, Optional.empty(), true);
        Claim claim = new Claim(7, "B is slow", List.of(effect), Optional.empty(), Optional.empty());
        Document.Writer page = Document.writer();

        PublishedRatios.write(RUNS.figures(), List.of(claim), "", page);

        assertThat(MarkdownRenderer.render(page.document())).contains("| 7 | Nanos | b / a | 3.00 | 1.9");
        assertThat(((Rows) charts(page.document()).get(0)).rows().get(0).published())
                .contains(3.0);
    }

    private static Term term(String line) {
        return new Term("nanos", line, Optional.empty());
    }

    @Test
    void verdicts_under_several_conditions_are_a_map_too() {
        Document document = written(new ClaimsSection(Optional.empty(), List.of(), List.of(), List.of("one", "other")));

        assertThat(((HeatMap) charts(document).get(0)).columns()).containsExactly("one", "other");
    }

    private static Document written(Section section) {
        Document.Writer page = Document.writer();
        section.write(findings(RUNS.figures()), page);
        return page.document();
    }

    private static StudyFindings findings(StudyFigures figures) {
        return new StudyFindings(figures, List.of(), List.of(), Optional.empty());
    }

    private static List<Chart> charts(Document document) {
        return document.blocks().stream()
                .filter(DocumentBlock.ChartsBlock.class::isInstance)
                .flatMap(block -> ((DocumentBlock.ChartsBlock) block).charts().stream())
                .toList();
    }
}
