package io.wirecost.compiler.value;

import io.wirecost.core.json.ShownText;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Carriers;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;

/** Reads dates and times from ISO 8601 or from Avro's numbers; one finer than its type is refused, never cut. */
public final class TimeReader {
    private static final long MILLIS_PER_DAY = 86_400_000;
    private static final int NANOS_PER_MICRO = 1_000;
    private static final int NANOS_PER_MILLI = 1_000_000;

    private TimeReader() {}

    /** @param number days, or milliseconds, microseconds or nanoseconds, as Avro carries the type */
    public static Object ofNumber(Type.Temporal type, long number) throws Unfit {
        return switch (type) {
            case DATE -> Carriers.toDate(Math.toIntExact(number));
            case TIME_MILLIS -> Carriers.millisToTime((int) ofDay(type, number, MILLIS_PER_DAY));
            case TIME_MICROS -> Carriers.microsToTime(ofDay(type, number, MILLIS_PER_DAY * 1_000));
            case TIMESTAMP_MILLIS -> Carriers.millisToInstant(number);
            case TIMESTAMP_MICROS -> Carriers.microsToInstant(number);
            case TIMESTAMP_NANOS -> Carriers.nanosToInstant(number);
            case LOCAL_TIMESTAMP_MILLIS -> Carriers.millisToLocal(number);
            case LOCAL_TIMESTAMP_MICROS -> Carriers.microsToLocal(number);
            case LOCAL_TIMESTAMP_NANOS -> Carriers.nanosToLocal(number);
        };
    }

    private static long ofDay(Type.Temporal type, long number, long bound) throws Unfit {
        if (number < 0 || number >= bound) {
            throw Unfit.expected(type + ": from 0 to " + (bound - 1), Long.toString(number));
        }
        return number;
    }

    static Object ofText(Type.Temporal type, String text) throws Unfit {
        try {
            return whole(type, parsed(type, text), text);
        } catch (DateTimeException e) {
            throw Unfit.expected(type + " such as " + example(type), ShownText.quoted(text));
        }
    }

    private static Temporal parsed(Type.Temporal type, String text) {
        return switch (type) {
            case DATE -> LocalDate.parse(text);
            case TIME_MILLIS, TIME_MICROS -> LocalTime.parse(text);
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS ->
                OffsetDateTime.parse(text).toInstant();
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> LocalDateTime.parse(text);
        };
    }

    /**
     * A value of the type, whatever its spelling was: as fine as the type, and within the range of its number.
     *
     * @param text how it was written, for messages
     */
    static Object whole(Type.Temporal type, Temporal value, String text) throws Unfit {
        try {
            return switch (type) {
                case DATE -> date(LocalDate.from(value));
                case TIME_MILLIS -> whole(type, LocalTime.from(value), NANOS_PER_MILLI);
                case TIME_MICROS -> whole(type, LocalTime.from(value), NANOS_PER_MICRO);
                case TIMESTAMP_MILLIS -> instant(type, Instant.from(value), NANOS_PER_MILLI);
                case TIMESTAMP_MICROS -> instant(type, Instant.from(value), NANOS_PER_MICRO);
                case TIMESTAMP_NANOS -> instant(type, Instant.from(value), 1);
                case LOCAL_TIMESTAMP_MILLIS -> local(type, LocalDateTime.from(value), NANOS_PER_MILLI);
                case LOCAL_TIMESTAMP_MICROS -> local(type, LocalDateTime.from(value), NANOS_PER_MICRO);
                case LOCAL_TIMESTAMP_NANOS -> local(type, LocalDateTime.from(value), 1);
            };
        } catch (ArithmeticException e) {
            throw Unfit.expected(type + " within the range of its number", ShownText.quoted(text));
        }
    }

    private static LocalDate date(LocalDate date) {
        return Carriers.toDate(Carriers.toDays(date));
    }

    private static Instant instant(Type.Temporal type, Instant time, int unitNanos) throws Unfit {
        Instant instant = whole(type, time, unitNanos);
        requireInRange(instant, unitNanos);
        return instant;
    }

    private static LocalDateTime local(Type.Temporal type, LocalDateTime time, int unitNanos) throws Unfit {
        LocalDateTime local = whole(type, time, unitNanos);
        requireInRange(local.toInstant(java.time.ZoneOffset.UTC), unitNanos);
        return local;
    }

    /** @throws ArithmeticException if a long cannot count the units since 1970 */
    private static void requireInRange(Instant instant, int unitNanos) {
        switch (unitNanos) {
            case NANOS_PER_MILLI -> Carriers.toMillis(instant);
            case NANOS_PER_MICRO -> Carriers.toMicros(instant);
            default -> Carriers.toEpochNanos(instant);
        }
    }

    private static <T extends Temporal> T whole(Type.Temporal type, T time, int unitNanos) throws Unfit {
        if (time.get(ChronoField.NANO_OF_SECOND) % unitNanos != 0) {
            throw Unfit.expected(
                    type + ": whole " + (unitNanos == NANOS_PER_MILLI ? "milliseconds" : "microseconds"),
                    "the finer " + time);
        }
        return time;
    }

    private static String example(Type.Temporal type) {
        return switch (type) {
            case DATE -> "2024-02-29";
            case TIME_MILLIS, TIME_MICROS -> "23:59:59.999";
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> "2024-02-29T23:59:59.999Z";
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> "2024-02-29T23:59:59.999";
        };
    }
}
