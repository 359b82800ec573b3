package io.wirecost.report.model.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.document.Document;
import io.wirecost.document.markdown.MarkdownInk;
import io.wirecost.document.text.TextInk;
import io.wirecost.document.text.TextStyle;
import io.wirecost.report.SampleParameters;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.model.sweep.SweepModel.Growth;
import io.wirecost.report.model.sweep.SweepModel.Line;
import io.wirecost.report.section.RunDocument;
import java.util.List;
import org.junit.jupiter.api.Test;

class SweepsTest {
    private final SweepModel sweep = Sweeps.of(SampleParameters.swept()).orElseThrow();

    @Test
    void a_run_without_a_sweep_has_nothing_to_show() {
        assertThat(Sweeps.of(SampleRuns.full())).isEmpty();
    }

    @Test
    void codecs_with_figures_stand_by_the_bytes_that_one_more_takes() {
        List<Double> bytes = sweep.lines().stream()
                .map(line -> line.growth("size").orElseThrow().slope())
                .toList();

        assertThat(sweep.lines())
                .extracting(Line::codec)
                .startsWith("avro-generic")
                .doesNotContain("jaxb", "broken");
        assertThat(bytes).isSorted();
    }

    @Test
    void what_one_more_costs_is_the_slope_of_the_times() {
        Growth serialize = sweep.lines().stream()
                .filter(line -> line.codec().equals("jackson-json"))
                .flatMap(line -> line.growth("serialize").stream())
                .findFirst()
                .orElseThrow();

        // 40 µs at 50, in a straight line through 0
        assertThat(serialize.interval())
                .hasValueSatisfying(range -> assertThat(800.0).isBetween(range.low(), range.high()));
        assertThat(serialize.points()).extracting(SweepModel.Point::value).containsExactly(10, 20, 30, 40, 50);
    }

    @Test
    void it_is_said_which_line_fails_and_where() {
        assertThat(sweep.lines())
                .allSatisfy(line -> assertThat(line.straight()).matches("size: no, [+−]\\d+(\\.\\d)?% at \\d0"));
        assertThat(sweep.notes()).anyMatch(note -> note.contains("within 5 % of the figure"));
    }

    @Test
    void a_single_fork_makes_no_interval_and_says_so() {
        SweepModel smoke = Sweeps.of(SampleParameters.smoke()).orElseThrow();

        assertThat(smoke.notes()).anyMatch(note -> note.startsWith("Too few forks"));
        assertThat(smoke.lines()).allSatisfy(line -> assertThat(line.straight()).matches("size: (no, .* at \\d0|yes)"));
        assertThat(smoke.lines())
                .allSatisfy(line -> assertThat(line.growths())
                        .allSatisfy(growth -> assertThat(growth.interval()).isEmpty()));
    }

    @Test
    void the_terminal_and_markdown_have_the_same_table() {
        Document document = RunDocument.tables(ReportModels.of(SampleParameters.swept(), List.of()));

        assertThat(TextInk.render(document, new TextStyle(2_000, false)))
                .contains("what one more costs: of professors, per message")
                .containsPattern("codec +bytes +serialize +95% +deserialize +95% +straight line\\navro-generic +")
                .contains("records=4; professors=10,20,30,40,50");
        assertThat(MarkdownInk.render(document))
                .containsPattern("\\| codec +\\| +bytes \\| +serialize \\|.*straight line");
    }

    @Test
    void each_runtime_has_a_table_of_its_own() {
        Document document = RunDocument.tables(ReportModels.of(SampleParameters.runtimes(), List.of()));
        String text = TextInk.render(document, new TextStyle(2_000, false));
        String section = text.substring(text.indexOf("what one more costs"));

        assertThat(section.split("straight line\\n", -1)).hasSizeGreaterThan(3);
    }
}
