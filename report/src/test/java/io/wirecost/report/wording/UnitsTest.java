package io.wirecost.report.wording;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnitsTest {
    @ParameterizedTest
    @CsvSource({
        "0.5, 0.50 ns",
        "9.876, 9.88 ns",
        "12.34, 12.3 ns",
        "999.4, 999 ns",
        "999.6, 1.00 µs",
        "12345, 12.3 µs",
        "1500000, 1.50 ms",
        "2.5e9, 2.50 s",
        "1.5e12, '1,500 s'",
        "Infinity, ∞ s"
    })
    void times_have_three_digits_and_the_unit_that_fits(double nanos, String text) {
        assertThat(Units.time(nanos)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "7, 7", "47.52, 47.5", "100.4, 100", "12345.6, '12,346'", "1234567, '1,234,567'"})
    void bytes_are_whole_with_separators_and_have_a_decimal_when_few(double bytes, String text) {
        assertThat(Units.bytes(bytes)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"1, 1.00×", "0.384, 0.38×", "12.54, 12.5×", "345.6, 346×", "0.00071, 0.0007×", "Infinity, ∞×", "NaN, -"
    })
    void ratios_have_three_digits(double ratio, String text) {
        assertThat(Units.ratio(ratio)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"0, ±0.0%", "0.0312, ±3.1%", "0.127, ±13%", "9.5, ±950%", "123, >±999%", "Infinity, >±999%"})
    void spreads_are_percent(double fraction, String text) {
        assertThat(Units.spread(fraction)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"12345, '81,000/s'", "1e9, 1.00/s", "5e-324, ∞/s"})
    void rates_are_per_second(double nanos, String text) {
        assertThat(Units.perSecond(nanos)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"0, 0.00 MiB", "38797312, 37.0 MiB", "1073741824, 1.00 GiB", "25232932864, 23.5 GiB"})
    void memory_is_in_units_of_1024(long bytes, String text) {
        assertThat(Units.memory(bytes)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"1.0519, +5.2%", "0.88, −12%", "1.0004, ±0.0%", "0.9996, ±0.0%", "1.5, +50%", "12.5, 12.5×"})
    void changes_are_percent_until_they_are_times(double ratio, String text) {
        assertThat(Units.change(ratio)).isEqualTo(text);
    }
}
