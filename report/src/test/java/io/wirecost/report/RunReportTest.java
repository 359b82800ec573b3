package io.wirecost.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Run;
import io.wirecost.document.DocumentBlock;
import io.wirecost.document.DocumentBlock.ChartsBlock;
import io.wirecost.document.DocumentBlock.Heading;
import io.wirecost.document.form.OutputForm;
import io.wirecost.plot.Chart;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.section.RunDocument;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RunReportTest {
    private static final Pattern OUTSIDE = Pattern.compile("(?:src|href)=\"(?!data:|#)[^\"]*\"");
    private static final Pattern TAG = Pattern.compile("<(img|iframe|object|embed|base|form)\\b");

    @Test
    void a_page_is_one_file_that_names_no_other() {
        assertOneFile(SampleRuns.full(), 165_000);
    }

    /** Of 200 codecs, each of which is in 14 tables and 22 charts and takes 9.5 KB in all. */
    @Test
    @Tag("nightly")
    void so_is_that_of_a_large_run() {
        assertOneFile(SampleRuns.large(), 1_950_000);
    }

    private static void assertOneFile(Run run, int most) {
        String page = RunReport.render(OutputForm.HTML, run, List.of());

        assertThat(page.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(most);
        assertThat(page).doesNotContainPattern(OUTSIDE).contains("default-src 'none'");
    }

    @Test
    void a_hostile_run_adds_no_tag() {
        String page = RunReport.render(OutputForm.HTML, SampleRuns.hostile(), List.of());

        assertThat(page)
                .doesNotContainPattern(TAG)
                .doesNotContain("<svg onload")
                .contains("&lt;/script&gt;");
    }

    @ParameterizedTest
    @EnumSource
    void no_form_keeps_a_character_that_steers(OutputForm form) {
        assertThat(RunReport.render(form, SampleRuns.hostile(), List.of()))
                .contains("\\u202e", "\\u2028")
                .doesNotContain("\u202e", "\u2028", "\u001b");
    }

    @Test
    void the_answer_has_its_picture_and_every_metric_its_charts() {
        assertThat(titles(SampleRuns.full()))
                .contains(
                        "Size against round-trip",
                        "Mean size",
                        "Time: serialize",
                        "Allocated: serialize",
                        "Time: round-trip",
                        "Stages of serialize",
                        "Time per message through the services",
                        "Processor time per message by phase");
        assertThat(titles(SampleSweeps.sixFormats())).contains("Time per message against bandwidth");
        assertThat(titles(SampleRuns.empty())).isEmpty();
    }

    @Test
    void markdown_in_a_file_has_its_charts_beside_it(@TempDir Path folder) throws Exception {
        RunReport.writeMarkdown(SampleRuns.full(), folder.resolve("report.md"));

        assertThat(folder.resolve("report.md"))
                .content()
                .contains(
                        "![Mean size](report-charts/mean-size.svg)",
                        "![Time: serialize](report-charts/time-serialize.svg)");
        assertThat(folder.resolve("report-charts/mean-size.svg")).content().startsWith("<svg ");
    }

    @Test
    void every_section_stands_once() {
        Stream<String> sections = page(SampleRuns.full())
                .filter(Heading.class::isInstance)
                .map(Heading.class::cast)
                .filter(heading -> heading.level() == 2)
                .map(Heading::title);

        assertThat(sections).doesNotHaveDuplicates().contains("The answer", "overview", "size", "Codecs", "Schemas");
    }

    private static List<String> titles(Run run) {
        return page(run)
                .flatMap(RunReportTest::inside)
                .filter(ChartsBlock.class::isInstance)
                .flatMap(block -> ((ChartsBlock) block).charts().stream())
                .map(Chart::title)
                .toList();
    }

    private static Stream<DocumentBlock> page(Run run) {
        return RunDocument.page(ReportModels.of(run, List.of())).blocks().stream();
    }

    private static Stream<DocumentBlock> inside(DocumentBlock block) {
        return block instanceof DocumentBlock.Fold fold ? fold.blocks().stream() : Stream.of(block);
    }
}
