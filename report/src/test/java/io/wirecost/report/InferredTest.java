package io.wirecost.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Run;
import io.wirecost.document.form.OutputForm;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.TextStyle;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.section.RunDocument;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every report says which schema was found in records that came without one, and how far it can be trusted. */
class InferredTest {
    private static final TextStyle STYLE = new TextStyle(110, false);
    private static final Run RUN = SampleGiven.inferred(SampleFindings.events(), SampleRuns.full());
    private static final String WARNING = "2 of 1,000 records were not written back as equal JSON";

    @Test
    void the_first_screen_says_that_the_schema_was_inferred_and_whether_it_failed_its_proof() {
        assertThat(summary(RUN))
                .contains("\nschema inferred from 1,000 records: 4 fields\n", "\nINFERRED SCHEMA: " + WARNING + "\n")
                .doesNotContain("actor.id");
        assertThat(summary(SampleGiven.inferred(SampleFindings.flawless(), SampleRuns.full())))
                .contains("schema inferred from 1,000 records")
                .doesNotContain("INFERRED SCHEMA");
    }

    @Test
    void the_terminal_has_a_table_of_the_fields_that_fits() {
        String text = tables(RUN);

        assertThat(text)
                .contains("\ninferred schema: from 1,000 records\n")
                .containsPattern("\nfield +type +why +examples")
                .containsPattern("\nactor\\.id +long +1,000 integers from 1 +1, 2, 3")
                .contains(
                        "\n- actor: objects of 2 kinds, told apart by type: User (56 %) with email; Bot (44 %)\n",
                        "\nGuessed from 500 records and checked against the other 500. What did not fit",
                        "\n" + WARNING + "\n- record 7 (line 7): actor.id: expected 1, found 2\n",
                        "\nleft out, as you asked for: secret\n")
                .containsPattern("\nlabels +map of string +no value +3 +501, 502, 503 +map of string, optional");
        assertThat(text.lines().filter(line -> line.startsWith("event-id")))
                .hasSize(1)
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(110));
    }

    @Test
    void where_all_fits_two_sentences_say_so() {
        assertThat(tables(SampleGiven.inferred(SampleFindings.flawless(), SampleRuns.full())))
                .contains("\nGuessed from 500 records and checked against the other 500: all fit.\n"
                        + "Proof: all 1,000 records were read by this schema and written back as equal JSON.\n");
    }

    @Test
    void markdown_and_html_have_it_too() {
        assertThat(RunReport.render(OutputForm.MARKDOWN, RUN, List.of()))
                .contains("## inferred schema", "| actor.id | long | 1,000 integers from 1 to 9 | 1, 2, 3 |", WARNING);
        assertThat(RunReport.render(OutputForm.HTML, RUN, List.of()))
                .contains("schema inferred from 1,000 records: 4 fields", WARNING);
    }

    @Test
    void a_name_from_a_record_cannot_steer_a_terminal_or_become_markup() {
        Run hostile = SampleGiven.inferred(SampleFindings.saying("</script>\u202e\u001b[31m|\n"), SampleRuns.full());
        String visible = "</script>\\u202e\\u001b[31m|\\n";

        assertThat(tables(hostile))
                .contains(visible, "- " + visible + ": objects of 1 kind")
                .doesNotContain("\u202e", "\u001b");
        assertThat(RunReport.render(OutputForm.MARKDOWN, hostile, List.of()))
                .doesNotContain("\u202e", "\u001b", "\n</script>");
        assertThat(RunReport.render(OutputForm.HTML, hostile, List.of()))
                .contains("&lt;/script&gt;")
                .doesNotContain("\u202e", "\u001b");
    }

    @Test
    void a_run_under_a_given_schema_says_nothing_of_it() {
        assertThat(tables(SampleRuns.full())).doesNotContain("inferred");
    }

    private static String summary(Run run) {
        return TextRenderer.render(RunDocument.summary(model(run)), STYLE);
    }

    private static String tables(Run run) {
        return TextRenderer.render(RunDocument.tables(model(run)), STYLE);
    }

    private static ReportModel model(Run run) {
        return ReportModels.of(run, List.of());
    }
}
