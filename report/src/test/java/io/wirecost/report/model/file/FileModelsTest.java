package io.wirecost.report.model.file;

import static org.assertj.core.api.Assertions.assertThat;

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
