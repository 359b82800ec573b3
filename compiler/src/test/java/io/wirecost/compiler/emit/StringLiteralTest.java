package io.wirecost.compiler.emit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StringLiteralTest {
    @Test
    void quotes_and_backslashes_cannot_end_the_literal() {
        assertThat(StringLiteral.of("a\"+b")).isEqualTo("\"a\\\"+b\"");
        assertThat(StringLiteral.of("a\\")).isEqualTo("\"a\\\\\"");
        assertThat(StringLiteral.of("\\u0022")).isEqualTo("\"\\\\u0022\"");
    }

    @Test
    void what_is_not_printable_ascii_is_escaped() {
        assertThat(StringLiteral.of("\n1\0" + "2\t")).isEqualTo("\"\\0121\\0002\\011\"");
        assertThat(StringLiteral.of("\u007f\u2028\ud83d\ude80")).isEqualTo("\"\\u007f\\u2028\\ud83d\\ude80\"");
        assertThat(StringLiteral.of("plain-$ref")).isEqualTo("\"plain-$ref\"");
    }

    @Test
    void the_jdk_reads_back_what_was_written() {
        String text = "\u0000\u0007\u001f \"'\\~\u007f\u0085\u00e9\u2028\uffff\ud83d\ude80";
        String inner =
                StringLiteral.of(text).substring(1, StringLiteral.of(text).length() - 1);

        assertThat(unicodeEscapesRead(inner).translateEscapes()).isEqualTo(text);
    }

    /** What the Java compiler does first: an escape counts if the backslashes before it are even in number. */
    private static String unicodeEscapesRead(String source) {
        StringBuilder read = new StringBuilder();
        for (int i = 0; i < source.length(); i++) {
            if (source.startsWith("\\\\", i)) {
                read.append(source, i, ++i + 1);
            } else if (source.startsWith("\\u", i)) {
                read.append((char) Integer.parseInt(source, i + 2, i + 6, 16));
                i += 5;
            } else {
                read.append(source.charAt(i));
            }
        }
        return read.toString();
    }
}
