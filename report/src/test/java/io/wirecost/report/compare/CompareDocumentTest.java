package io.wirecost.report.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.compare.RunComparison;
import io.wirecost.core.run.Run;
import io.wirecost.document.DocumentBlock.ChartsBlock;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.TextStyle;
import io.wirecost.plot.Rows;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.SampleWitnesses;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompareDocumentTest {
    @Test
    void trials_of_the_pipeline_are_said_to_be_passed_over_where_there_are_any() throws Exception {
        assertThat(compared(SampleRuns.full())).contains("Passed over: 9 trials of the pipeline");
        assertThat(compared(SampleRuns.tied())).doesNotContain("ipeline");
    }

    @Test
    void a_chart_has_every_change_with_its_interval() throws Exception {
        Run run = SampleRuns.full();
        List<Rows> charts = CompareDocument.of(RunComparison.of(run, run, 0.05), false).blocks().stream()
                .filter(ChartsBlock.class::isInstance)
                .flatMap(block -> ((ChartsBlock) block).charts().stream())
                .map(Rows.class::cast)
                .toList();

        assertThat(charts)
                .singleElement()
                .satisfies(chart -> assertThat(chart.rows())
                        .isNotEmpty()
                        .allSatisfy(row -> assertThat(row.interval()).isPresent()));
    }

    @Test
    void tables_fit_the_terminal() throws Exception {
        Run run = SampleRuns.full();
        String report = TextRenderer.render(
                CompareDocument.of(RunComparison.of(run, run, 0.05), false), new TextStyle(80, false));

        assertThat(report).contains("no change shown");
        assertThat(report.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }

    @Test
    void the_clock_of_the_times_is_named_and_where_there_are_two_each_line_has_its_own() throws Exception {
        assertThat(all(SampleWitnesses.quiet())).contains("time: processor time per message, geometric mean");
        assertThat(all(SampleRuns.full())).contains("time: time on the wall per message, geometric mean");
        assertThat(all(SampleWitnesses.restless()))
                .contains("time: per message, geometric mean")
                .containsPattern("/avro-generic/serialize +time on the wall ")
                .containsPattern("/protobuf-java/serialize +processor time ");
    }

    private static String all(Run run) throws Exception {
        return TextRenderer.render(
                CompareDocument.of(RunComparison.of(run, run, 0.05), false), new TextStyle(200, false));
    }

    private static String compared(Run run) throws Exception {
        return TextRenderer.render(
                CompareDocument.of(RunComparison.of(run, run, 0.05), true), new TextStyle(200, false));
    }
}
