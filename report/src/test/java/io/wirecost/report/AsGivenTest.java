package io.wirecost.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.dataset.LeftOut;
import io.wirecost.core.run.Run;
import io.wirecost.document.form.OutputForm;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.TextStyle;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.model.message.ReferenceSizes;
import io.wirecost.report.section.RunDocument;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The user's own JSON text is a line of the size table, held against the baseline, and no codec. */
class AsGivenTest {
    private static final LeftOut LEFT_OUT = new LeftOut(
            List.of(new LeftOut.UnknownField("items[].note", 1_000), new LeftOut.UnknownField("\"a\u202e-b\"", 204)),
            0);
    private static final Run RUN = SampleGiven.leavingOut(LEFT_OUT, SampleRuns.full());
    private static final ReportModel MODEL = ReportModels.of(RUN, List.of());

    @Test
    void the_terminal_has_it_below_the_codecs_without_a_rank() {
        String text = TextRenderer.render(RunDocument.tables(MODEL), new TextStyle(110, false));

        assertThat(text).containsPattern("\n +as given, compact +JSON, no codec +4,000 +4,000 +0 +4,000 +\\d");
        assertThat(text).containsPattern("\n +as given, in the file +JSON, no codec +5,000 +5,000 +0 +5,000 +\\d");
    }

    @Test
    void markdown_has_it_with_the_ratio_to_the_baseline() {
        double baseline = MODEL.measure("size")
                .orElseThrow()
                .line("jackson-json")
                .orElseThrow()
                .centre();

        assertThat(RunReport.render(OutputForm.MARKDOWN, RUN, List.of()))
                .contains("as given, compact | JSON, no codec | 4,000 | 4,000 | 0 | 4,000 | %.2f×"
                        .formatted(4_000 / baseline));
    }

    @Test
    void csv_has_it_among_the_sizes() {
        assertThat(RunReport.render(OutputForm.CSV, RUN, List.of())
                        .lines()
                        .filter(line -> line.contains("as given, compact")))
                .anySatisfy(line -> assertThat(line).startsWith("size,").contains(",mean,bytes,4000"));
    }

    @Test
    void what_was_left_out_of_it_is_said_in_the_head() {
        String sentence = "left out: 1,204 values of 2 unknown fields: items[].note (1,000), \"a\\u202e-b\" (204)";

        assertThat(TextRenderer.render(RunDocument.summary(MODEL), new TextStyle(110, false)))
                .contains(sentence);
        assertThat(RunReport.render(OutputForm.MARKDOWN, RUN, List.of()))
                .contains("left out: 1,204 values of 2 unknown fields");
        assertThat(RunReport.render(OutputForm.HTML, RUN, List.of()))
                .contains("left out: 1,204 values of 2 unknown fields");
    }

    @Test
    void a_run_of_generated_records_has_no_such_line() {
        assertThat(TextRenderer.render(
                        RunDocument.tables(ReportModels.of(SampleRuns.full(), List.of())), new TextStyle(110, false)))
                .doesNotContain("as given");
        assertThat(ReferenceSizes.of(SampleRuns.full())).isEmpty();
    }
}
