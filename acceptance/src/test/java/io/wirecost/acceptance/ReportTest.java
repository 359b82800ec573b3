package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report of a real run, as {@code run} leaves it and as {@code report} makes it again. */
class ReportTest {
    @TempDir
    private static Path folder;

    private static Wirecost wirecost;

    @BeforeAll
    static void measure() throws IOException {
        wirecost = Wirecost.warm(folder);
        SharedRun.copyTo(folder);
    }

    @Test
    void a_run_leaves_its_report_with_the_derived_schemas_in_it() {
        assertThat(folder.resolve("out/report.html"))
                .content()
                .startsWith("<!doctype html>")
                .contains("Bytes against jackson-json", "message TransactionData {");
    }

    @Test
    void report_makes_the_same_file_again_from_the_folder_or_from_run_json() throws Exception {
        String first = Files.readString(folder.resolve("out/report.html"));
        SharedRun.copy(folder.resolve("out"), folder.resolve("copy"));
        Files.delete(folder.resolve("copy/report.html"));

        Outcome again = wirecost.run("report", "copy");
        Outcome other = wirecost.run("report", "copy/run.json", "--out", "other.html");

        assertThat(again.exitCode()).as(again.err()).isZero();
        assertThat(again.err()).contains("report.html");
        assertThat(folder.resolve("copy/report.html")).hasContent(first);
        assertThat(other.exitCode()).as(other.err()).isZero();
        assertThat(folder.resolve("other.html")).hasContent(first);
    }

    @Test
    void markdown_and_csv_are_printed() throws Exception {
        assertThat(wirecost.run("report", "out", "--to", "markdown").out()).startsWith("# transactions\n");
        assertThat(wirecost.run("report", "out", "--to", "csv").out())
                .startsWith("section,part,row,column,unit,value,words\r\n")
                .contains("\r\nsize,,protobuf-java,mean,bytes,");
    }

    @Test
    void the_figures_are_held_against_the_codec_that_is_named() throws Exception {
        String report = wirecost.run("report", "out", "--to", "markdown", "--baseline", "protobuf-java")
                .out();
        assertThat(report).contains("ratio to protobuf-java", "--baseline protobuf-java");
        assertThat(wirecost.run("report", "out", "--to", "markdown").out()).contains("ratio to jackson-json");

        Outcome unknown = wirecost.run("report", "out", "--baseline", "gson");
        assertThat(unknown.exitCode()).isEqualTo(2);
        assertThat(unknown.err()).contains("--baseline gson: expected one of");
    }

    @Test
    void mistakes_are_named_with_what_to_do() throws Exception {
        Outcome missing = wirecost.run("report", "none");
        assertThat(missing.exitCode()).isEqualTo(2);
        assertThat(missing.err()).contains("none does not exist: expected a run.json");

        Outcome nowhere = wirecost.run("report", "out", "--out", "none/report.html");
        assertThat(nowhere.exitCode()).isEqualTo(2);
        assertThat(nowhere.err()).contains("its folder does not exist; make it, or name another file");

        Outcome form = wirecost.run("report", "out", "--to", "pdf");
        assertThat(form.exitCode()).isEqualTo(2);
        assertThat(form.err()).contains("--to pdf: expected one of text, html, markdown, csv");
    }
}
