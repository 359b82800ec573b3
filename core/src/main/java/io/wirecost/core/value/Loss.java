package io.wirecost.core.value;

import io.wirecost.core.schema.Type;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * A difference that a format or library cannot avoid. A codec declares its losses in one place; the comparer allows
 * exactly those, and its figures carry a mark.
 */
public enum Loss {
    /** Integers of 64 bits, and the logical types that they carry, pass through a double: they are rounded beyond 2^53. */
    INT64_ROUNDED_TO_DOUBLE("64-bit integers beyond 2^53 come back rounded to a double") {
        @Override
        boolean allows(Type type, Object expected, Object actual) {
            return type == Type.Primitive.LONG
                    ? expected instanceof Long given && actual instanceof Long back && back.equals(rounded(given))
                    : wideCarrier(type)
                            .filter(carrier -> isRounded(carrier, expected, actual))
                            .isPresent();
        }

        /**
         * A writer may spell the double by the fewest digits that tell it from others. An exact reader makes another integer
         * of these, which rounds to the same double.
         */
        @Override
        boolean allowsWritten(Type type, Object expected, Object actual) {
            return type == Type.Primitive.LONG
                    ? expected instanceof Long given && actual instanceof Long back && (double) given == (double) back
                    : wideCarrier(type)
                            .filter(carrier -> isSameDouble(carrier, expected, actual))
                            .isPresent();
        }
    },
    /** The sign of zero is dropped. */
    NEGATIVE_ZERO_UNSIGNED("-0.0 comes back as 0.0") {
        @Override
        boolean allows(Type type, Object expected, Object actual) {
            return expected instanceof Number given
                    && actual instanceof Number back
                    && (type == Type.Primitive.FLOAT || type == Type.Primitive.DOUBLE)
                    && given.doubleValue() == 0
                    && back.doubleValue() == 0;
        }
    },
    /** The sign of zero is dropped in numbers of 32 bits, but not in those of 64. */
    FLOAT_NEGATIVE_ZERO_UNSIGNED("-0.0 of 32 bits comes back as 0.0") {
        @Override
        boolean allows(Type type, Object expected, Object actual) {
            return type == Type.Primitive.FLOAT && NEGATIVE_ZERO_UNSIGNED.allows(type, expected, actual);
        }
    };

    private final String description;

    Loss(String description) {
        this.description = description;
    }

    /** Returns the name that people and protocols use: {@code negative-zero-unsigned}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<Loss> byLabel(String label) {
        return Arrays.stream(values())
                .filter(loss -> loss.label().equals(label))
                .findFirst();
    }

    /** One line for a reader of the figures. */
    public String description() {
        return description;
    }

    abstract boolean allows(Type type, Object expected, Object actual);

    /** The same of a codec that has only written the bytes: another one has read them. */
    boolean allowsWritten(Type type, Object expected, Object actual) {
        return allows(type, expected, actual);
    }

    /** How a date, time or timestamp travels as an integer of 64 bits; empty for any other type. */
    private static Optional<IntegerCarrier<?>> wideCarrier(Type type) {
        return type.asTemporal().filter(temporal -> !temporal.fitsInt()).map(IntegerCarrier::of);
    }

    private static long rounded(long number) {
        return (long) (double) number;
    }

    /** Whether the integer of a value was rounded, and nothing else: what is finer than its unit may not change. */
    private static boolean isRounded(IntegerCarrier<?> carrier, Object expected, Object actual) {
        return carrier.type().isInstance(expected)
                && carrier.decode().apply(rounded(carrier.number(expected))).equals(actual);
    }

    private static boolean isSameDouble(IntegerCarrier<?> carrier, Object expected, Object actual) {
        if (!carrier.type().isInstance(expected) || !carrier.type().isInstance(actual)) {
            return false;
        }
        long back = carrier.number(actual);
        return (double) carrier.number(expected) == (double) back
                && carrier.decode().apply(back).equals(actual);
    }
}
