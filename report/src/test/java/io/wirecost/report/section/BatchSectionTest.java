package io.wirecost.report.section;

import static io.wirecost.report.Shown.column;
import static io.wirecost.report.Shown.titles;
import static io.wirecost.report.Shown.words;
import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Run;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.TextStyle;
import io.wirecost.report.SampleBatches;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.Shown;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.ReportModels;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

@TestInstance(Lifecycle.PER_CLASS) // the model is made once
class BatchSectionTest {
    private final Table table = of(SampleBatches.full()).table(0);

    private static Shown of(Run run) {
        return Shown.in(run, "compressed batches");
    }

    @Test
    void a_run_that_has_not_asked_has_nothing_to_show() {
        assertThat(of(SampleRuns.full()).isNothing()).isTrue();
    }

    @Test
    void every_codec_has_a_line_for_each_compression_and_the_smallest_comes_first() {
        List<Double> single = IntStream.range(0, table.rows().size())
                .filter(row -> words(table, "compression").get(row).equals("none"))
                .mapToObj(row -> column(table, "×1").get(row).value().orElseThrow())
                .toList();

        assertThat(titles(table)).contains("×1", "×10", "×100", "×1,000");
        assertThat(words(table, "compression")).startsWith("none", "gzip", "snappy", "lz4", "zstd");
        assertThat(words(table, "codec")).doesNotContain("jaxb");
        assertThat(single).isSorted().hasSizeGreaterThan(3);
    }

    @Test
    void times_are_the_median_of_the_passes() {
        assertThat(column(table, "write ×100").get(0).value()).hasValue(3_100);
        assertThat(column(table, "read ×100").get(0).value()).hasValue(1_100);
    }

    @Test
    void the_findings_say_where_json_catches_up_and_what_it_takes() {
        assertThat(ReportModels.of(SampleBatches.full(), List.of()).findings())
                .anyMatch(sentence -> sentence.startsWith("In compressed batches jackson-json comes within 5 % of the"
                                + " smallest: with zstd in batches of 100, 41.6 bytes per message against 40.6 of ")
                        && sentence.contains("Uncompressed it takes 4.00× the bytes")
                        && sentence.endsWith("roughly 3.10 µs per message to write and 1.10 µs to read."));
    }

    @Test
    void the_terminal_has_one_depth() {
        ReportModel model = ReportModels.of(SampleBatches.full(), List.of());

        assertThat(TextRenderer.render(RunDocument.tables(model), new TextStyle(2_000, false)))
                .contains("compressed batches: bytes by message, in batches of 100")
                .containsPattern("codec +none +gzip +snappy +lz4 +zstd\\n");
    }

    @Test
    void a_codec_without_a_dictionary_says_why() {
        Table dictionaries = of(SampleBatches.hostile()).table(1);

        assertThat(words(dictionaries, "")).containsOnly(SampleRuns.HOSTILE);
        assertThat(words(dictionaries, "with dictionary")).containsOnly(TableCell.NONE);
    }
}
