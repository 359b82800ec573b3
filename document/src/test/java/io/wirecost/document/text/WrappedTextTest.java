package io.wirecost.document.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WrappedTextTest {
    @Test
    void lines_end_between_words() {
        assertThat(WrappedText.wrapped("one two three", 7)).containsExactly("one two", "three");
        assertThat(WrappedText.wrapped("one two three", 6)).containsExactly("one", "two", "three");
    }

    @Test
    void a_word_that_is_wider_than_the_line_stays_whole() {
        assertThat(WrappedText.wrapped("a com.example:artifact b", 5))
                .containsExactly("a", "com.example:artifact", "b");
    }

    @Test
    void characters_are_counted_not_the_units_that_java_stores_them_in() {
        assertThat(WrappedText.wrapped("\uD83D\uDE00\uD83D\uDE00 ab", 5)).hasSize(1);
    }
}
