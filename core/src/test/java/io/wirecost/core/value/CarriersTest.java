package io.wirecost.core.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CarriersTest {
    @ParameterizedTest
    @ValueSource(longs = {Long.MIN_VALUE, Long.MAX_VALUE, 0, -1, 1, -1_000_000, -999_999, 1_700_000_000_123_456L})
    void every_64_bit_number_of_units_comes_back(long number) {
        assertThat(Carriers.toMicros(Carriers.microsToInstant(number))).isEqualTo(number);
        assertThat(Carriers.toMillis(Carriers.millisToInstant(number))).isEqualTo(number);
        assertThat(Carriers.toEpochNanos(Carriers.nanosToInstant(number))).isEqualTo(number);
        assertThat(Carriers.toMicros(Carriers.microsToLocal(number))).isEqualTo(number);
        assertThat(Carriers.toMillis(Carriers.millisToLocal(number))).isEqualTo(number);
        assertThat(Carriers.toEpochNanos(Carriers.nanosToLocal(number))).isEqualTo(number);
    }

    @Test
    void an_instant_before_1970_keeps_its_microseconds() {
        assertThat(Carriers.toMicros(Instant.parse("1969-12-31T23:59:59.999999Z")))
                .isEqualTo(-1);
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, Integer.MAX_VALUE, 0, -1})
    void every_32_bit_number_of_days_comes_back(int days) {
        assertThat(Carriers.toDays(Carriers.toDate(days))).isEqualTo(days);
    }

    @Test
    void a_date_beyond_32_bits_of_days_is_refused() {
        assertThatThrownBy(() -> Carriers.toDays(LocalDate.MAX)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void the_last_moment_of_a_day_comes_back() {
        LocalTime millis = LocalTime.of(23, 59, 59, 999_000_000);
        LocalTime micros = LocalTime.of(23, 59, 59, 999_999_000);

        assertThat(Carriers.millisToTime(Carriers.toMillisOfDay(millis))).isEqualTo(millis);
        assertThat(Carriers.microsToTime(Carriers.toMicrosOfDay(micros))).isEqualTo(micros);
    }

    @Test
    void a_decimal_keeps_scale_and_sign() {
        BigDecimal decimal = new BigDecimal("-1.50");

        assertThat(Carriers.toDecimal(Carriers.toUnscaled(decimal), 2)).isEqualTo(decimal);
        assertThat(Carriers.toDecimal(Carriers.toUnscaled(decimal, 9), 2)).isEqualTo(decimal);
        assertThat(Carriers.toUnscaled(decimal, 4)).containsExactly(0xff, 0xff, 0xff, 0x6a);
    }

    @Test
    void a_decimal_that_needs_more_bytes_than_its_fixed_type_is_refused() {
        assertThatThrownBy(() -> Carriers.toUnscaled(new BigDecimal("300"), 1))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("1 bytes");
    }

    @Test
    void a_uuid_travels_with_its_most_significant_byte_first() {
        UUID uuid = UUID.fromString("00112233-4455-6677-8899-aabbccddeeff");

        assertThat(Carriers.toBytes(uuid)).startsWith(0x00, 0x11, 0x22).endsWith(0xee, 0xff);
        assertThat(Carriers.toUuid(Carriers.toBytes(uuid))).isEqualTo(uuid);
    }
}
