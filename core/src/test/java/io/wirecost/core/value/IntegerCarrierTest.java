package io.wirecost.core.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.schema.Type.Temporal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntegerCarrierTest {
    @ParameterizedTest
    @CsvSource({
        "DATE, -1, 1969-12-31",
        "TIME_MILLIS, 86399999, 23:59:59.999",
        "TIME_MICROS, 86399999999, 23:59:59.999999",
        "TIMESTAMP_MILLIS, -1, 1969-12-31T23:59:59.999Z",
        "TIMESTAMP_MICROS, -1, 1969-12-31T23:59:59.999999Z",
        "TIMESTAMP_NANOS, -1, 1969-12-31T23:59:59.999999999Z",
        "LOCAL_TIMESTAMP_MILLIS, 1, 1970-01-01T00:00:00.001",
        "LOCAL_TIMESTAMP_MICROS, 1, 1970-01-01T00:00:00.000001",
        "LOCAL_TIMESTAMP_NANOS, 1, 1970-01-01T00:00:00.000000001"
    })
    void every_temporal_type_has_its_unit(Temporal type, long integer, String text) {
        assertThat(toAndFro(IntegerCarrier.of(type), integer)).hasToString(text);
    }

    private static <V> V toAndFro(IntegerCarrier<V> carrier, long integer) {
        V value = carrier.decode().apply(integer);
        assertThat(value).isInstanceOf(carrier.type());
        assertThat(carrier.encode().applyAsLong(value)).isEqualTo(integer);
        return value;
    }

    @Test
    void days_beyond_the_range_of_the_type_are_refused() {
        assertThatThrownBy(() -> IntegerCarrier.of(Temporal.DATE).decode().apply(1L << 32))
                .isInstanceOf(ArithmeticException.class);
    }
}
