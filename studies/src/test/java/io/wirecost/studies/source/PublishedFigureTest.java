package io.wirecost.studies.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PublishedFigureTest {
    @Test
    void a_figure_is_a_number_or_two() {
        assertThat(PublishedFigure.parse("12.5")).contains(new PublishedFigure(12.5, 12.5));
        assertThat(PublishedFigure.parse("1.10..1.12")).contains(new PublishedFigure(1.1, 1.12));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "many", "2..1", "1..", "..1", "1..2..3", "NaN", "Infinity", "1,5"})
    void everything_else_is_none(String text) {
        assertThat(PublishedFigure.parse(text)).isEmpty();
    }

    @Test
    void it_has_a_centre_and_other_units() {
        assertThat(new PublishedFigure(2, 6).centre()).isEqualTo(4);
        assertThat(new PublishedFigure(2, 6).over(2)).isEqualTo(new PublishedFigure(1, 3));
    }
}
