package io.wirecost.plot.paper;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LettersTest {
    @Test
    void narrow_letters_are_narrow_and_unknown_ones_wide() {
        assertThat(Letters.width("iii")).isLessThan(Letters.width("mmm") / 2);
        assertThat(Letters.width("日")).isGreaterThanOrEqualTo(Letters.SIZE);
    }

    @Test
    void a_text_is_cut_where_it_does_not_fit() {
        String cut = Letters.cut("jackson-dataformat-msgpack", 80);

        assertThat(cut).startsWith("jackson-").endsWith("…");
        assertThat(Letters.width(cut)).isBetween(60.0, 80.0);
        assertThat(Letters.cut("gson", 80)).isEqualTo("gson");
        assertThat(Letters.cut("gson", 5)).isEmpty();
    }

    @Test
    void no_character_is_cut_in_two() {
        assertThat(Letters.cut("🚀🚀🚀🚀", 40)).isEqualTo("🚀🚀…");
    }

    @Test
    void lines_end_between_words() {
        assertThat(Letters.wrapped("Cap'n Proto packed", 70)).containsExactly("Cap'n Proto", "packed");
    }
}
