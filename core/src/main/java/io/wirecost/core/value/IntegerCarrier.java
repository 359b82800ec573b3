package io.wirecost.core.value;

import io.wirecost.core.schema.Type;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;

/**
 * How a date, time or timestamp travels as an integer (docs/carriers.md), for libraries that are told at run time how
 * to write a value. Emitted code calls {@link Carriers} by itself.
 *
 * @param type the Java class of the value
 * @param encode from a value to its integer; never given null
 * @param decode from an integer to the value
 */
public record IntegerCarrier<V>(Class<V> type, ToLongFunction<V> encode, LongFunction<V> decode) {
    public static IntegerCarrier<?> of(Type type) {
        return switch (type.kind()) {
            case DATE ->
                new IntegerCarrier<>(LocalDate.class, Carriers::toDays, days -> Carriers.toDate(Math.toIntExact(days)));
            case TIME_MILLIS ->
                new IntegerCarrier<>(
                        LocalTime.class,
                        Carriers::toMillisOfDay,
                        millis -> Carriers.millisToTime(Math.toIntExact(millis)));
            case TIME_MICROS -> new IntegerCarrier<>(LocalTime.class, Carriers::toMicrosOfDay, Carriers::microsToTime);
            case TIMESTAMP_MILLIS -> new IntegerCarrier<>(Instant.class, Carriers::toMillis, Carriers::millisToInstant);
            case TIMESTAMP_MICROS -> new IntegerCarrier<>(Instant.class, Carriers::toMicros, Carriers::microsToInstant);
            case TIMESTAMP_NANOS ->
                new IntegerCarrier<>(Instant.class, Carriers::toEpochNanos, Carriers::nanosToInstant);
            case LOCAL_TIMESTAMP_MILLIS ->
                new IntegerCarrier<>(LocalDateTime.class, Carriers::toMillis, Carriers::millisToLocal);
            case LOCAL_TIMESTAMP_MICROS ->
                new IntegerCarrier<>(LocalDateTime.class, Carriers::toMicros, Carriers::microsToLocal);
            case LOCAL_TIMESTAMP_NANOS ->
                new IntegerCarrier<>(LocalDateTime.class, Carriers::toEpochNanos, Carriers::nanosToLocal);
            case NULL,
                    BOOLEAN,
                    INT,
                    LONG,
                    FLOAT,
                    DOUBLE,
                    BYTES,
                    STRING,
                    FIXED,
                    DECIMAL,
                    UUID,
                    ENUM,
                    RECORD,
                    ARRAY,
                    MAP,
                    OPTIONAL -> throw new IllegalArgumentException("no date or time: " + type);
        };
    }

    /** The integer of a value of this class. */
    public long number(Object value) {
        return encode.applyAsLong(type.cast(value));
    }
}
