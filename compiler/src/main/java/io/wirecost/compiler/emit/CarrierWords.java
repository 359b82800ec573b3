package io.wirecost.compiler.emit;

import io.wirecost.core.schema.Type;
import java.util.Optional;

/** What a value means whose {@link Carrier} has another type: the words of docs/carriers.md for a comment. */
public final class CarrierWords {
    private CarrierWords() {}

    /** Returns the words; empty for a type that the carrier has too, and for one whose values hold others. */
    public static Optional<String> of(Type type) {
        return switch (type.kind()) {
            case NULL -> Optional.of("never there");
            case FIXED -> Optional.of("always %,d bytes".formatted(type.size()));
            case DECIMAL -> Optional.of(unscaled(type) + " in two's complement, most significant byte first");
            case UUID -> Optional.of("a UUID: 16 bytes, most significant first");
            case DATE -> Optional.of("days since 1970-01-01");
            case TIME_MILLIS -> Optional.of("milliseconds of the day");
            case TIME_MICROS -> Optional.of("microseconds of the day");
            case TIMESTAMP_MILLIS -> Optional.of("milliseconds since 1970-01-01T00:00Z");
            case TIMESTAMP_MICROS -> Optional.of("microseconds since 1970-01-01T00:00Z");
            case TIMESTAMP_NANOS -> Optional.of("nanoseconds since 1970-01-01T00:00Z");
            case LOCAL_TIMESTAMP_MILLIS -> Optional.of("milliseconds since 1970-01-01T00:00, in local time");
            case LOCAL_TIMESTAMP_MICROS -> Optional.of("microseconds since 1970-01-01T00:00, in local time");
            case LOCAL_TIMESTAMP_NANOS -> Optional.of("nanoseconds since 1970-01-01T00:00, in local time");
            case BOOLEAN, INT, LONG, FLOAT, DOUBLE, BYTES, STRING, ENUM -> Optional.empty();
            case RECORD, ARRAY, MAP, OPTIONAL -> Optional.empty();
        };
    }

    /** The words for a decimal that is carried as an integer of the language. */
    public static String unscaled(Type decimal) {
        return "a decimal of %d digits, %d of them behind the point: the unscaled integer"
                .formatted(decimal.precision(), decimal.scale());
    }
}
