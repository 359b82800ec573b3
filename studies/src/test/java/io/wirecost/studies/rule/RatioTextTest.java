package io.wirecost.studies.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.studies.figure.Quotient;
import io.wirecost.studies.source.PublishedFigure;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RatioTextTest {
    @Test
    void a_number_has_two_decimals_below_a_hundred_and_none_above() {
        assertThat(RatioText.number(1.234)).isEqualTo("1.23");
        assertThat(RatioText.number(1234.4)).isEqualTo("1,234");
        assertThat(RatioText.number(0)).isEqualTo("0.00");
    }

    @Test
    void a_number_below_a_tenth_has_two_digits() {
        assertThat(RatioText.number(0.00116)).isEqualTo("0.0012");
        assertThat(RatioText.number(0.05)).isEqualTo("0.05");
    }

    @Test
    void only_what_was_estimated_has_an_interval() {
        assertThat(RatioText.of(new Quotient(1.2, Optional.of(new Interval(1.1, 1.3)))))
                .isEqualTo("1.20 (1.10 to 1.30)");
        assertThat(RatioText.of(Quotient.exactly(1.2))).isEqualTo("1.20");
        assertThat(RatioText.of(new Quotient(1.2, Optional.empty()))).isEqualTo("1.20");
    }

    @Test
    void a_published_span_has_its_ends() {
        assertThat(RatioText.of(new PublishedFigure(1.1, 1.12))).isEqualTo("1.10 to 1.12");
        assertThat(RatioText.of(new PublishedFigure(2, 2))).isEqualTo("2.00");
        assertThat(RatioText.of(new PublishedFigure(1.004, 1.004))).isEqualTo("1.004");
    }
}
