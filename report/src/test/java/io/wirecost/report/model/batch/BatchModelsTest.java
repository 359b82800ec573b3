package io.wirecost.report.model.batch;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.document.markdown.MarkdownInk;
import io.wirecost.document.text.TextInk;
import io.wirecost.document.text.TextStyle;
import io.wirecost.report.SampleBatches;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.model.batch.BatchModel.Line;
import io.wirecost.report.section.RunDocument;
import java.util.List;
import org.junit.jupiter.api.Test;

class BatchModelsTest {
    private final BatchModel batches = BatchModels.of(SampleBatches.full()).orElseThrow();
    private final ReportModel model = ReportModels.of(SampleBatches.full(), List.of());

    @Test
    void a_run_that_has_not_asked_has_nothing_to_show() {
        assertThat(BatchModels.of(SampleRuns.full())).isEmpty();
    }

    @Test
    void every_codec_has_a_line_for_each_compression_and_the_smallest_comes_first() {
        assertThat(batches.depths()).containsExactly(1, 10, 100, 1_000);
        assertThat(batches.compressions()).containsExactly("none", "gzip", "snappy", "lz4", "zstd");
        assertThat(batches.lines()).extracting(Line::codec).doesNotContain("jaxb");
        List<Double> single = batches.lines().stream()
                .filter(line -> line.compression().equals("none"))
                .map(line -> line.at(1).orElseThrow().bytes())
                .toList();
        assertThat(single).isSorted().hasSizeGreaterThan(3);
    }

    @Test
    void times_are_the_median_of_the_passes() {
        assertThat(batches.lines().get(0).at(100)).hasValueSatisfying(point -> {
            assertThat(point.writeNanos()).isEqualTo(3_100);
            assertThat(point.readNanos()).isEqualTo(1_100);
        });
    }

    @Test
    void the_findings_say_where_json_catches_up_and_what_it_takes() {
        assertThat(model.findings())
                .anyMatch(sentence -> sentence.startsWith("In compressed batches jackson-json comes within 5 % of the"
                                + " smallest: with zstd in batches of 100, 41.6 bytes per message against 40.6 of ")
                        && sentence.contains("Uncompressed it takes 4.00× the bytes")
                        && sentence.endsWith("roughly 3.10 µs per message to write and 1.10 µs to read."));
    }

    @Test
    void the_terminal_has_one_depth_and_markdown_all_of_them() {
        assertThat(TextInk.render(RunDocument.tables(model), new TextStyle(2_000, false)))
                .contains("compressed batches: bytes by message, in batches of 100")
                .containsPattern("codec +none +gzip +snappy +lz4 +zstd\\n");
        assertThat(MarkdownInk.render(RunDocument.whole(model)))
                .containsPattern("\\| codec +\\| compression +\\| +×1 \\| +×10 \\| +×100 \\| +×1,000 \\|");
    }

    @Test
    void a_codec_without_a_dictionary_says_why() {
        BatchModel hostile = BatchModels.of(SampleBatches.hostile()).orElseThrow();

        assertThat(hostile.dictionaries()).allSatisfy(dictionary -> {
            assertThat(dictionary.reason()).hasValue(SampleRuns.HOSTILE);
            assertThat(dictionary.withBytes()).isEmpty();
        });
    }
}
