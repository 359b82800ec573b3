package io.wirecost.document;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TerminalTextTest {
    @Test
    void readable_text_of_any_language_stays() {
        assertThat(TerminalText.text("Квітень 🚀 日本 é \\ \"")).isEqualTo("Квітень 🚀 日本 é \\ \"");
    }

    @Test
    void control_characters_become_escapes() {
        assertThat(TerminalText.text("a\u001b[31m\n\r\t\u0000\u007f\u009b"))
                .isEqualTo("a\\u001b[31m\\n\\r\\t\\u0000\\u007f\\u009b");
    }

    @Test
    void characters_that_hide_or_turn_text_become_escapes() {
        assertThat(TerminalText.text("\u202e\u2066\u200b\u2028\ufeff\udb40\udc41"))
                .isEqualTo("\\u202e\\u2066\\u200b\\u2028\\ufeff\\u{e0041}");
    }

    @Test
    void a_lone_surrogate_becomes_an_escape() {
        assertThat(TerminalText.text("x\ud800y")).isEqualTo("x\\ud800y");
    }
}
