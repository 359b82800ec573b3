package io.wirecost.core.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TextCarrierTest {
    @Test
    void decimals_keep_their_scale_and_have_no_exponent() {
        assertText(TextCarrier.DECIMAL, new BigDecimal("-1234567890123456.50"), "-1234567890123456.50");
        assertText(TextCarrier.DECIMAL, new BigDecimal("0E-7"), "0.0000000");
    }

    @Test
    void dates_and_times_are_iso_8601_with_seconds() {
        assertText(TextCarrier.DATE, LocalDate.of(-1, 2, 3), "-0001-02-03");
        assertText(TextCarrier.TIME, LocalTime.of(10, 15), "10:15:00");
        assertText(TextCarrier.TIMESTAMP, Instant.ofEpochMilli(1), "1970-01-01T00:00:00.001Z");
        assertText(TextCarrier.LOCAL_TIMESTAMP, LocalDateTime.of(2024, 2, 29, 0, 0), "2024-02-29T00:00:00");
    }

    @Test
    void bytes_are_padded_base64() {
        String text = TextCarrier.BYTES.encode().apply(new byte[] {-1, 0, 62, 7});

        assertThat(text).isEqualTo("/wA+Bw==");
        assertThat(TextCarrier.BYTES.decode().apply(text)).containsExactly(-1, 0, 62, 7);
    }

    @Test
    void the_ends_of_every_range_come_back() {
        Stream.of(Integer.MIN_VALUE, Integer.MAX_VALUE)
                .map(Carriers::toDate)
                .forEach(date -> assertBack(TextCarrier.DATE, date));
        Stream.of(Long.MIN_VALUE, Long.MAX_VALUE).forEach(extreme -> {
            for (Instant instant :
                    Arrays.asList(Carriers.millisToInstant(extreme), Carriers.microsToInstant(extreme))) {
                assertBack(TextCarrier.TIMESTAMP, instant);
            }
            assertBack(TextCarrier.LOCAL_TIMESTAMP, Carriers.millisToLocal(extreme));
            assertBack(TextCarrier.LOCAL_TIMESTAMP, Carriers.microsToLocal(extreme));
        });
    }

    @Test
    void there_is_one_carrier_for_each_class() {
        assertThat(TextCarrier.all()).extracting(TextCarrier::type).doesNotHaveDuplicates();
    }

    private static <V> void assertText(TextCarrier<V> carrier, V value, String text) {
        assertThat(carrier.encode().apply(value)).isEqualTo(text);
        assertBack(carrier, value);
    }

    private static <V> void assertBack(TextCarrier<V> carrier, V value) {
        assertThat(carrier.decode().apply(carrier.encode().apply(value))).isEqualTo(value);
    }
}
