package io.wirecost.document.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.document.Document;
import io.wirecost.document.Samples;
import io.wirecost.plot.Axis;
import io.wirecost.plot.Stacks;
import java.util.List;
import org.junit.jupiter.api.Test;

class MarkdownRendererTest {
    @Test
    void every_kind_of_block_has_its_form() {
        assertThat(MarkdownRenderer.render(Samples.everyBlock())).isEqualTo("""
                        # orders

                        12 records.

                        One sentence that is long enough to be wrapped where lines are short.

                        **SMOKE: nothing is ranked**

                        - Smallest: a.
                        - Fastest: b and c, which cannot be told apart.

                        ## size

                        | codec | mean | ratio | 95% |
                        | --- | ---: | ---: | ---: |
                        | a | 901 | 1.0× | ±1% |
                        | b | 1,801 | 2.0× | ±1% |

                        ### read

                        In place.

                        - blocks: 3
                        - warm-up: 5,000 messages

                        ```
                        ./wirecost run
                        ```

                        ### How it was measured

                        In turns.

                        At 1 Gbit/s.
                        """);
    }

    @Test
    void charts_are_images_with_their_titles_where_they_are_files() {
        Document document = Document.writer()
                .charts(new Stacks("a ] b", Axis.linear("", String::valueOf), List.of(), List.of()))
                .document();

        assertThat(MarkdownRenderer.render(document, chart -> "study/chart.svg"))
                .isEqualTo("![a \\] b](study/chart.svg)\n");
        assertThat(MarkdownRenderer.render(document)).isEmpty();
    }

    @Test
    void no_text_becomes_markup_or_leaves_its_line() {
        String markdown = MarkdownRenderer.render(Samples.of("<b>|`*_[x](y)~$@#\n# fake"));
        String outsideOfCode = markdown.replaceAll("(?s)```.*```", "");

        assertThat(outsideOfCode)
                .contains("| \\<b\\>\\|\\`\\*\\_\\[x\\](y)\\~\\$\\@\\#\\\\n\\# fake |")
                .doesNotContain("\n# fake");
    }

    @Test
    void code_cannot_close_its_fence() {
        assertThat(MarkdownRenderer.render(Document.writer().code("a\n```\nb").document()))
                .isEqualTo("````\na\n```\nb\n````\n");
    }
}
