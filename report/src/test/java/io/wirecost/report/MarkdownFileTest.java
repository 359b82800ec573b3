package io.wirecost.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.document.Document;
import io.wirecost.plot.Axis;
import io.wirecost.plot.Stacks;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MarkdownFileTest {
    @TempDir
    private Path folder;

    @Test
    void charts_are_files_beside_it_that_are_named_by_their_titles() throws Exception {
        MarkdownFile.write(charts("Time: \"A\" & B", "time (a, b)", "../Час/"), folder.resolve("a.md"), "pictures", "");

        assertThat(folder.resolve("a.md"))
                .content()
                .contains("](pictures/time-a-b.svg)", "](pictures/time-a-b-2.svg)", "](pictures/chart.svg)");
        assertThat(folder.resolve("pictures")).isDirectoryContaining("glob:**/time-a-b-2.svg");
        assertThat(folder.resolve("pictures/chart.svg"))
                .content()
                .startsWith("<svg")
                .contains("<style>");
    }

    @Test
    void documents_that_share_a_folder_have_a_prefix_each() throws Exception {
        MarkdownFile.write(charts("Time"), folder.resolve("a.md"), "pictures", "speed");

        assertThat(folder.resolve("pictures")).isDirectoryContaining("glob:**/speed-time.svg");
    }

    @Test
    void without_charts_there_is_no_folder() throws Exception {
        MarkdownFile.write(Document.writer().paragraph("One.").document(), folder.resolve("a.md"), "pictures", "");

        assertThat(folder).isDirectoryNotContaining("glob:**/pictures");
    }

    private static Document charts(String... titles) {
        Document.Writer document = Document.writer();
        for (String title : titles) {
            document.charts(new Stacks(title, Axis.linear("", String::valueOf), List.of(), List.of()));
        }
        return document.document();
    }
}
