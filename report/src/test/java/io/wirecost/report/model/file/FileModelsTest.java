package io.wirecost.report.model.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Percentage.withPercentage;

import io.wirecost.document.text.TextInk;
import io.wirecost.document.text.TextStyle;
import io.wirecost.report.SampleFiles;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.model.file.FileModel.Line;
import io.wirecost.report.section.RunDocument;
import java.util.List;
import org.junit.jupiter.api.Test;

class FileModelsTest {
    private final FileModel files = FileModels.of(SampleFiles.full()).orElseThrow();

    @Test
    void a_run_that_has_not_asked_has_nothing_to_show() {
        assertThat(FileModels.of(SampleRuns.full())).isEmpty();
    }

    @Test
    void the_smallest_file_comes_first() {
        assertThat(files.lines()).extracting(Line::codec).containsExactly("avro-generic", "jackson-json");
        assertThat(files.lines()).extracting(Line::form).containsExactly("4-byte lengths", "a line each");
    }

    @Test
    void a_time_has_the_interval_of_its_forks() {
        assertThat(files.lines().get(0).write()).satisfies(time -> {
            assertThat(time.centre()).isBetween(200.9e6, 201.1e6);
            assertThat(time.interval())
                    .hasValueSatisfying(range -> assertThat(time.centre()).isBetween(range.low(), range.high()));
        });
    }

    @Test
    void a_sweep_has_a_line_for_each_value_and_what_one_more_adds() {
        FileModel swept = FileModels.of(SampleFiles.swept()).orElseThrow();
        int values = SampleFiles.swept().data().sweep().orElseThrow().values().size();

        assertThat(swept.title()).isEqualTo("20 records in each file, by professors");
        assertThat(swept.lines()).hasSize(2 * values);
        assertThat(swept.lines().get(0).value()).contains(10);
        assertThat(swept.lines().get(0).task()).isEqualTo("file@professors=10");
        assertThat(swept.growths()).extracting(FileModel.Growth::codec).containsExactly("avro-generic", "jackson-json");
        assertThat(swept.growths().get(0)).satisfies(growth -> {
            assertThat(growth.task()).isEqualTo("file@professors");
            assertThat(growth.bytes()).isCloseTo(5 << 20, withPercentage(0.01));
            assertThat(growth.write().orElseThrow().centre()).isCloseTo(201e6, withPercentage(1));
            assertThat(growth.straight()).isEqualTo("yes");
        });
        assertThat(files.growths()).isEmpty();
    }

    @Test
    void the_terminal_shows_a_sweep_too() {
        String text = TextInk.render(
                RunDocument.tables(ReportModels.of(SampleFiles.swept(), List.of())), new TextStyle(2_000, false));

        assertThat(text)
                .contains("files: 20 records in each file, by professors")
                .containsPattern("avro-generic +4-byte lengths +10 +52\\.4 +50\\.0")
                .containsPattern("One more of professors adds:")
                .contains("each with the median of its 3 passes");
    }

    @Test
    void the_terminal_has_sizes_in_both_units() {
        String text = TextInk.render(
                RunDocument.tables(ReportModels.of(SampleFiles.full(), List.of())), new TextStyle(2_000, false));

        assertThat(text)
                .contains("files: 20 records in one file")
                .containsPattern("avro-generic +4-byte lengths +5\\.24 +5\\.00 +201 ms")
                .containsPattern("jackson-json +a line each +15\\.7 +15\\.0 +603 ms")
                .contains("in a heap of 512 MiB");
    }
}
