package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Type.Temporal;
import io.wirecost.core.value.Carriers;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;

/** Dates and times as counts of the unit that their type has. */
final class TemporalCount {
    private TemporalCount() {}

    /** The count that a value is. */
    static long of(Temporal type, Object value) {
        return switch (type) {
            case DATE -> Carriers.toDays((LocalDate) value);
            case TIME_MILLIS -> Carriers.toMillisOfDay((LocalTime) value);
            case TIME_MICROS -> Carriers.toMicrosOfDay((LocalTime) value);
            case TIMESTAMP_MILLIS -> Carriers.toMillis((Instant) value);
            case TIMESTAMP_MICROS -> Carriers.toMicros((Instant) value);
            case TIMESTAMP_NANOS -> Carriers.toEpochNanos((Instant) value);
            case LOCAL_TIMESTAMP_MILLIS -> Carriers.toMillis((LocalDateTime) value);
            case LOCAL_TIMESTAMP_MICROS -> Carriers.toMicros((LocalDateTime) value);
            case LOCAL_TIMESTAMP_NANOS -> Carriers.toEpochNanos((LocalDateTime) value);
        };
    }

    /** @throws ArithmeticException if the type has no value of that count */
    static Object toValue(Temporal type, long count) {
        try {
            return switch (type) {
                case DATE -> Carriers.toDate(Math.toIntExact(count));
                case TIME_MILLIS -> Carriers.millisToTime(Math.toIntExact(count));
                case TIME_MICROS -> Carriers.microsToTime(count);
                case TIMESTAMP_MILLIS -> Carriers.millisToInstant(count);
                case TIMESTAMP_MICROS -> Carriers.microsToInstant(count);
                case TIMESTAMP_NANOS -> Carriers.nanosToInstant(count);
                case LOCAL_TIMESTAMP_MILLIS -> Carriers.millisToLocal(count);
                case LOCAL_TIMESTAMP_MICROS -> Carriers.microsToLocal(count);
                case LOCAL_TIMESTAMP_NANOS -> Carriers.nanosToLocal(count);
            };
        } catch (DateTimeException e) {
            throw new ArithmeticException(e.getMessage());
        }
    }

    /**
     * The same point or time by a type of another unit; empty if the types do not tell the same thing.
     *
     * @throws ArithmeticException if the other unit does not divide it
     */
    static Optional<Object> convert(Temporal from, Temporal to, Object value) {
        if (from == to || !words(from).get(0).equals(words(to).get(0))) {
            return Optional.empty();
        }
        long count = of(from, value);
        long times = unitNanos(from) / unitNanos(to);
        if (times > 0) {
            return Optional.of(toValue(to, Math.multiplyExact(count, times)));
        }
        long parts = unitNanos(to) / unitNanos(from);
        if (count % parts != 0) {
            throw new ArithmeticException("parts of the other unit");
        }
        return Optional.of(toValue(to, count / parts));
    }

    /** What a type tells, and its unit if it has one. */
    private static List<String> words(Temporal type) {
        return List.of(type.name().split("_(?=[^_]+$)"));
    }

    private static long unitNanos(Temporal type) {
        return switch (type) {
            case DATE -> throw new IllegalArgumentException("days have no other unit");
            case TIME_MILLIS, TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MILLIS -> 1_000_000;
            case TIME_MICROS, TIMESTAMP_MICROS, LOCAL_TIMESTAMP_MICROS -> 1_000;
            case TIMESTAMP_NANOS, LOCAL_TIMESTAMP_NANOS -> 1;
        };
    }

    /** A type that tells the same thing in another unit. */
    static Optional<Temporal> otherUnit(Temporal type) {
        return switch (type) {
            case DATE -> Optional.empty();
            case TIME_MILLIS -> Optional.of(Temporal.TIME_MICROS);
            case TIME_MICROS -> Optional.of(Temporal.TIME_MILLIS);
            case TIMESTAMP_MILLIS -> Optional.of(Temporal.TIMESTAMP_MICROS);
            case TIMESTAMP_MICROS -> Optional.of(Temporal.TIMESTAMP_MILLIS);
            case TIMESTAMP_NANOS -> Optional.of(Temporal.TIMESTAMP_MICROS);
            case LOCAL_TIMESTAMP_MILLIS -> Optional.of(Temporal.LOCAL_TIMESTAMP_MICROS);
            case LOCAL_TIMESTAMP_MICROS -> Optional.of(Temporal.LOCAL_TIMESTAMP_MILLIS);
            case LOCAL_TIMESTAMP_NANOS -> Optional.of(Temporal.LOCAL_TIMESTAMP_MICROS);
        };
    }
}
