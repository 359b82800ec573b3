package io.wirecost.compiler.scala;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ScalaLiteralTest {
    @Test
    void nothing_in_a_text_ends_its_literal() {
        assertThat(ScalaLiteral.of("a\"b\\c\n\u00e9\ud83d\ude80$x"))
                .isEqualTo("\"a\\\"b\\\\c\\u000a\\u00e9\\ud83d\\ude80$x\"");
    }
}
