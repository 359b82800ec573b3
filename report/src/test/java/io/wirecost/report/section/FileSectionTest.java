package io.wirecost.report.section;

import static io.wirecost.report.Shown.column;
import static io.wirecost.report.Shown.words;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import io.wirecost.core.run.Run;
import io.wirecost.document.Table;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.TextStyle;
import io.wirecost.report.SampleFiles;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.Shown;
import io.wirecost.report.model.ReportModels;
import java.util.List;
import org.junit.jupiter.api.Test;

class FileSectionTest {
    private static Shown of(Run run) {
        return Shown.in(run, "files");
    }

    @Test
    void a_run_that_has_not_asked_has_nothing_to_show() {
        assertThat(of(SampleRuns.full()).isNothing()).isTrue();
    }

    @Test
    void the_smallest_file_comes_first() {
        Table table = of(SampleFiles.full()).table(0);

        assertThat(words(table, "codec")).containsExactly("avro-generic", "jackson-json");
        assertThat(words(table, "form")).containsExactly("4-byte lengths", "a line each");
        assertThat(column(table, "write").get(0).value().orElseThrow()).isBetween(200.9e6, 201.1e6);
    }

    @Test
    void a_sweep_has_a_line_for_each_value_and_what_one_more_adds() {
        Shown swept = of(SampleFiles.swept());
        int values = SampleFiles.swept().data().sweep().orElseThrow().values().size();
        Table files = swept.table(0);
        Table growths = swept.table(1);

        assertThat(swept.lead()).isEqualTo("20 records in each file, by professors");
        assertThat(files.rows()).hasSize(2 * values);
        assertThat(words(files, "professors").get(0)).isEqualTo("10");
        assertThat(column(files, "codec").get(0).anchor()).endsWith("/file@professors=10");
        assertThat(words(growths, "codec")).containsExactly("avro-generic", "jackson-json");
        assertThat(column(growths, "bytes").get(0).value().orElseThrow()).isCloseTo(5 << 20, withinPercentage(0.01));
        assertThat(column(growths, "write").get(0).value().orElseThrow()).isCloseTo(201e6, withinPercentage(1));
        assertThat(words(growths, "straight line").get(0)).isEqualTo("yes");
    }

    @Test
    void the_terminal_shows_a_sweep_too() {
        assertThat(text(SampleFiles.swept()))
                .contains("files: 20 records in each file, by professors")
                .containsPattern("avro-generic +4-byte lengths +10 +52\\.4 +50\\.0")
                .containsPattern("One more of professors adds:")
                .contains("each with the median of its 3 passes");
    }

    @Test
    void the_terminal_has_sizes_in_both_units() {
        assertThat(text(SampleFiles.full()))
                .contains("files: 20 records in one file")
                .containsPattern("avro-generic +4-byte lengths +5\\.24 +5\\.00 +201 ms")
                .containsPattern("jackson-json +a line each +15\\.7 +15\\.0 +603 ms")
                .contains("in a heap of 512 MiB");
    }

    private static String text(Run run) {
        return TextRenderer.render(RunDocument.tables(ReportModels.of(run, List.of())), new TextStyle(2_000, false));
    }
}
