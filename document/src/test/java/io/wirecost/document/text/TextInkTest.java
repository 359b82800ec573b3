package io.wirecost.document.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.document.Document;
import io.wirecost.document.Samples;
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
                        codec   mean
                        a        900
                        b      1,800

                        read: in place
                        blocks: 3; warm-up: 5,000 messages
                          ./wirecost run
                        """);
    }

    @Test
    void colour_marks_headings_warnings_and_titles_and_changes_nothing_else() {
        String coloured = TextRenderer.render(Samples.everyBlock(), new TextStyle(60, true));

        assertThat(coloured)
                .contains("\u001b[1mSMOKE: nothing is ranked\u001b[0m\n", "\u001b[1mcodec   mean\u001b[0m\n");
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
}
