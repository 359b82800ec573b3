package io.wirecost.core.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Spelling.Fraction;
import io.wirecost.core.schema.Spelling.Iso;
import io.wirecost.core.schema.Spelling.Word;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.schema.Type.Temporal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpellingTest {
    @ParameterizedTest
    @EnumSource(Fraction.class)
    void a_spelling_of_times_is_read_from_its_text(Fraction fraction) {
        Iso iso = new Iso(' ', fraction, "+02:00");

        assertThat(Spelling.parse(iso.toString())).contains(iso);
    }

    @ParameterizedTest
    @EnumSource(Word.class)
    void a_word_is_read_from_its_text(Word word) {
        assertThat(Spelling.parse(word.toString())).contains(word);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "iso", "iso/T/3", "iso/x/3/Z", "iso/T/10/Z", "iso/T/3/+19:00", "iso/T/3/Mars", "QUOTED"})
    void other_texts_are_no_spellings(String text) {
        assertThat(Spelling.parse(text)).isEmpty();
    }

    @Test
    void fractions_have_as_many_digits_as_their_library_writes() {
        assertThat(Fraction.GROUPS.digits(0)).isZero();
        assertThat(Fraction.GROUPS.digits(120_000_000)).isEqualTo(3);
        assertThat(Fraction.GROUPS.digits(120_400_000)).isEqualTo(6);
        assertThat(Fraction.NONE_OR_SIX.digits(120_000_000)).isEqualTo(6);
        assertThat(Fraction.SHORTEST.digits(120_000_000)).isEqualTo(2);
        assertThat(Fraction.SEVEN.digits(0)).isEqualTo(7);
    }

    @Test
    void a_spelling_fits_only_types_whose_values_it_can_write() {
        assertThat(Word.QUOTED.fits(Primitive.LONG)).isTrue();
        assertThat(Word.QUOTED.fits(Primitive.STRING)).isFalse();
        assertThat(Word.JSON.fits(Primitive.STRING)).isTrue();
        assertThat(Word.CTIME.fits(Temporal.LOCAL_TIMESTAMP_MILLIS)).isFalse();
        assertThat(new Iso('T', Fraction.NONE, "Z").fits(Temporal.TIMESTAMP_MILLIS))
                .isTrue();
        assertThat(new Iso('T', Fraction.NONE, "Z").fits(Temporal.LOCAL_TIMESTAMP_MILLIS))
                .isFalse();
        assertThat(new Iso('T', Fraction.NONE, "").fits(Temporal.TIME_MILLIS)).isTrue();
    }
}
