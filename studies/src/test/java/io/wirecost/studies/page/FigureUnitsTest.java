package io.wirecost.studies.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class FigureUnitsTest {
    @Test
    void a_number_has_three_digits_that_say_something() {
        assertThat(FigureUnits.number(1.234, Optional.empty())).isEqualTo("1.23");
        assertThat(FigureUnits.number(12.34, Optional.empty())).isEqualTo("12.3");
        assertThat(FigureUnits.number(1234.5, Optional.of(1))).isEqualTo("1,234.5");
        assertThat(FigureUnits.number(123.4, Optional.empty())).isEqualTo("123");
        assertThat(FigureUnits.number(0.001234, Optional.empty())).isEqualTo("0.00123");
        assertThat(FigureUnits.number(-0.0456, Optional.empty())).isEqualTo("-0.0456");
        assertThat(FigureUnits.number(0, Optional.empty())).isEqualTo("0");
    }

    @Test
    void a_figure_is_given_in_its_unit() {
        assertThat(FigureUnits.MICROS.text(12_345, Optional.empty())).isEqualTo("12.3");
        assertThat(FigureUnits.MEBIBYTES.text(3 << 20, Optional.of(0))).isEqualTo("3");
        assertThat(FigureUnits.PERCENT.text(0.055, Optional.empty())).isEqualTo("5.50");
    }
}
