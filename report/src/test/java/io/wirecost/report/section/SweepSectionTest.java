package io.wirecost.report.section;

import static io.wirecost.report.Shown.column;
import static io.wirecost.report.Shown.words;
import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Run;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.document.markdown.MarkdownRenderer;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.TextStyle;
import io.wirecost.report.SampleParameters;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.Shown;
import io.wirecost.report.model.ReportModels;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

@TestInstance(Lifecycle.PER_CLASS) // the model is made once
class SweepSectionTest {
    private final Shown sweep = of(SampleParameters.swept());
    private final Table table = sweep.table(0);

    private static Shown of(Run run) {
        return Shown.in(run, "what one more costs");
    }

    @Test
    void a_run_without_a_sweep_has_nothing_to_show() {
        assertThat(of(SampleRuns.full()).isNothing()).isTrue();
    }

    @Test
    void codecs_with_figures_stand_by_the_bytes_that_one_more_takes() {
        assertThat(words(table, "codec")).startsWith("avro-generic").doesNotContain("jaxb", "broken");
        assertThat(column(table, "bytes"))
                .extracting(cell -> cell.value().orElseThrow())
                .isSorted();
    }

    @Test
    void what_one_more_costs_is_the_slope_of_the_times() {
        int json = words(table, "codec").indexOf("jackson-json");

        // 40 µs at 50, in a straight line through 0
        assertThat(column(table, "serialize").get(json).value().orElseThrow()).isBetween(760.0, 840.0);
        assertThat(words(table, "95%").get(json)).matches("\\d+ ns to \\d+ ns");
    }

    @Test
    void it_is_said_which_line_fails_and_where() {
        assertThat(words(table, "straight line"))
                .allSatisfy(words -> assertThat(words).matches("size: no, [+−]\\d+(\\.\\d)?% at \\d0"));
        assertThat(sweep.sentences()).anyMatch(note -> note.contains("within 5 % of the figure"));
    }

    @Test
    void a_single_fork_makes_no_interval_and_says_so() {
        Shown smoke = of(SampleParameters.smoke());

        assertThat(smoke.sentences()).anyMatch(note -> note.startsWith("Too few forks"));
        assertThat(words(smoke.table(0), "straight line"))
                .allSatisfy(words -> assertThat(words).matches("size: (no, .* at \\d0|yes)"));
        assertThat(words(smoke.table(0), "95%")).containsOnly(TableCell.NONE);
    }

    @Test
    void the_terminal_and_markdown_have_the_same_table() {
        Document document = RunDocument.tables(ReportModels.of(SampleParameters.swept(), List.of()));

        assertThat(TextRenderer.render(document, new TextStyle(2_000, false)))
                .contains("what one more costs: of professors, per message")
                .containsPattern("codec +bytes +serialize +95% +deserialize +95% +straight line\\navro-generic +")
                .contains("records=4; professors=10,20,30,40,50");
        assertThat(MarkdownRenderer.render(document))
                .containsPattern("\\| codec +\\| +bytes \\| +serialize \\|.*straight line");
    }

    @Test
    void each_runtime_has_a_table_of_its_own() {
        Document document = RunDocument.tables(ReportModels.of(SampleParameters.runtimes(), List.of()));
        String text = TextRenderer.render(document, new TextStyle(2_000, false));
        String section = text.substring(text.indexOf("what one more costs"));

        assertThat(section.split("straight line\\n", -1)).hasSizeGreaterThan(3);
    }
}
