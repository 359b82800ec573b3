package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Type.Temporal;
import io.wirecost.core.value.IntegerCarrier;
import java.time.DateTimeException;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** Dates and times as counts of the unit that their type has. */
final class TemporalCount {
    private TemporalCount() {}

    /** The count that a value is. */
    static long of(Temporal type, Object value) {
        return IntegerCarrier.of(type).number(value);
    }

    /** @throws ArithmeticException if the type has no value of that count */
    static Object toValue(Temporal type, long count) {
        try {
            return IntegerCarrier.of(type).decode().apply(count);
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
        if (from == to || from.valueClass() != to.valueClass()) {
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

    private static long unitNanos(Temporal type) {
        return type.unit().getDuration().toNanos();
    }

    /** A type that tells the same thing in another unit: in microseconds, or those in milliseconds. */
    static Optional<Temporal> otherUnit(Temporal type) {
        ChronoUnit other = type.unit() == ChronoUnit.MICROS ? ChronoUnit.MILLIS : ChronoUnit.MICROS;
        return Temporal.of(type.valueClass()).stream()
                .filter(same -> same.unit() == other)
                .findFirst();
    }
}
