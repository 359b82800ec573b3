package io.wirecost.document.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Samples;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextRendererTest {
    @Test
    void every_kind_of_block_is_shown_in_lines_of_the_width() {
        assertThat(TextRenderer.render(Samples.everyBlock(), new TextStyle(60, false)))
                .isEqualTo("""
                        orders: 12 records
                        One sentence that is long enough to be wrapped where lines
                        are short.
                        SMOKE: nothing is ranked
                        - Smallest: a.
                        - Fastest: b and c, which cannot be told apart.

                        size
                        codec   mean  ratio  95%
                        a        901   1.0×  ±1%
                        b      1,801   2.0×  ±1%

                        read: in place
                        blocks: 3; warm-up: 5,000 messages
                          ./wirecost run

                        How it was measured
                        In turns.
                        At 1 Gbit/s.
                        """);
    }

    @Test
    void colour_marks_headings_warnings_and_titles_and_changes_nothing_else() {
        String coloured = TextRenderer.render(Samples.everyBlock(), new TextStyle(60, true));

        assertThat(coloured)
                .contains(
                        "\u001b[1mSMOKE: nothing is ranked\u001b[0m\n", "\u001b[1mcodec   mean  ratio  95%\u001b[0m\n");
        assertThat(coloured.replaceAll("\u001b\\[[01]m", ""))
                .isEqualTo(TextRenderer.render(Samples.everyBlock(), new TextStyle(60, false)));
    }

    @Test
    void no_text_of_any_block_steers_the_terminal() {
        assertThat(TextRenderer.render(Samples.of("\u001b[2J\u0007\r\u202e"), new TextStyle(60, false))
                        .codePoints()
                        .filter(Character::isISOControl))
                .containsOnly((int) '\n');
    }

    @Test
    void a_document_of_nothing_is_nothing() {
        assertThat(TextRenderer.render(Document.writer().document(), new TextStyle(60, false)))
                .isEmpty();
    }

    @Test
    void a_terminal_without_our_signs_has_them_in_ascii_and_columns_stay_aligned() {
        Document document = Document.writer()
                .paragraph("1 → 2, ± 3 µs…")
                .table(Columns.<String>of()
                        .name("codec", row -> row)
                        .figure("95%", row -> row.length() + "×")
                        .table(List.of("é", "plain")))
                .document();

        assertThat(TextRenderer.render(document, new TextStyle(60, 60, false, true)))
                .isEqualTo("""
                        1 -> 2, +/- 3 us...
                        codec   95%
                        \\u00e9   1x
                        plain    5x
                        """);
    }
}
