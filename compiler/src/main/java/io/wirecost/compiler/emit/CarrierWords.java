package io.wirecost.compiler.emit;

import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Type;
import java.util.Optional;

/** What a value means whose {@link Carrier} has another type: the words of docs/carriers.md for a comment. */
public final class CarrierWords {
    private CarrierWords() {}

    /** Returns the words; empty for a type that the carrier has too. */
    public static Optional<String> of(Type.Leaf type) {
        return type.match(new LeafCases<>(
                primitive -> primitive == Type.Primitive.NULL ? Optional.of("never there") : Optional.empty(),
                temporal -> Optional.of(of(temporal)),
                fixed -> Optional.of("always %,d bytes".formatted(fixed.size())),
                decimal -> Optional.of(unscaled(decimal) + " in two's complement, most significant byte first"),
                uuid -> Optional.of("a UUID: 16 bytes, most significant first"),
                enumeration -> Optional.empty()));
    }

    /** The words for a decimal that is carried as an integer of the language. */
    public static String unscaled(Type type) {
        return "a decimal of %d digits, %d of them behind the point: the unscaled integer"
                .formatted(type.precision(), type.scale());
    }

    private static String of(Type.Temporal type) {
        return switch (type) {
            case DATE -> "days since 1970-01-01";
            case TIME_MILLIS -> "milliseconds of the day";
            case TIME_MICROS -> "microseconds of the day";
            case TIMESTAMP_MILLIS -> "milliseconds since 1970-01-01T00:00Z";
            case TIMESTAMP_MICROS -> "microseconds since 1970-01-01T00:00Z";
            case LOCAL_TIMESTAMP_MILLIS -> "milliseconds since 1970-01-01T00:00, in local time";
            case LOCAL_TIMESTAMP_MICROS -> "microseconds since 1970-01-01T00:00, in local time";
        };
    }
}
