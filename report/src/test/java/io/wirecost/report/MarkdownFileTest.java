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
    void a_chart_is_a_file_beside_it_that_is_named_by_its_title() throws Exception {
        write("speed", "Time: \"A\" & B, µs", "Time: A, b/s");

        assertThat(folder.resolve("page.md"))
                .content()
                .contains("(some-study/speed-time-a-b-s.svg)", "(some-study/speed-time-a-b-s-2.svg)");
        assertThat(folder.resolve("some-study/speed-time-a-b-s-2.svg")).content().startsWith("<svg");
    }

    @Test
    void a_title_without_letters_that_a_file_may_have_gets_another_name() throws Exception {
        write("", "../Час/");

        assertThat(folder.resolve("some-study/chart.svg")).exists();
    }

    @Test
    void a_document_without_charts_makes_no_folder() throws Exception {
        write("");

        assertThat(folder).isDirectoryContaining("glob:**page.md").isDirectoryNotContaining("glob:**some-study");
    }

    private void write(String prefix, String... titles) throws Exception {
        Document.Writer page = Document.writer().title("a page", "");
        for (String title : titles) {
            page.charts(new Stacks(title, Axis.linear("", String::valueOf), List.of(), List.of()));
        }
        MarkdownFile.write(page.document(), folder.resolve("page.md"), "some-study", prefix);
    }
}
