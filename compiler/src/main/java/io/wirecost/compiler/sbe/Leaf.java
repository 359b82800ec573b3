package io.wirecost.compiler.sbe;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.CarrierWords;
import io.wirecost.compiler.emit.CheckedReads;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeKind;
import java.util.Optional;

/**
 * How SBE holds a value without parts.
 *
 * @param schemaType the type that the schema names
 * @param sizeBytes of a byte string that stands among the fixed fields; 0 for everything else
 */
record Leaf(Kind kind, Type.Leaf type, String schemaType, int sizeBytes) {
    /** An enum of the FIX standard's example, since SBE has no booleans. */
    static final String BOOLEAN = "BooleanType";

    static final String STRING = "varStringEncoding";
    static final String DATA = "varDataEncoding";

    /** A block is counted in 16 bits: larger byte strings stand behind it. */
    static final int MAX_FIXED_SIZE_BYTES = 256;

    private static final int MAX_LONG_DIGITS = 18;
    private static final int UUID_SIZE_BYTES = 16;

    /** Fixed fields first, then what stands behind them with its length. */
    enum Kind {
        BOOLEAN(""),
        ENUM(""),
        INT("0"),
        LONG("0L"),
        FLOAT("0f"),
        DOUBLE("0d"),
        BYTE("(short) 0"),
        FIXED(""),
        STRING("\"\""),
        BYTES("NO_BYTES");

        private final String absent;

        Kind(String absent) {
            this.absent = absent;
        }

        /** What is written where a value is absent, for the kinds that have one for all types. */
        String absent() {
            return absent;
        }

        boolean isData() {
            return this == STRING || this == BYTES;
        }

        /** Returns whether SBE has a value of its own for absence that no present value equals. */
        boolean hasNull() {
            return this == BOOLEAN || this == ENUM;
        }
    }

    static Leaf of(Lowered lowered, Type.Leaf type) {
        if (isLong(type)) {
            return new Leaf(Kind.LONG, type, "int64", 0);
        }
        return type.kind() == TypeKind.UUID
                ? fixed(type, UUID_SIZE_BYTES)
                : type.asFixed().map(f -> ofFixed(lowered, f)).orElseGet(() -> carried(lowered, type));
    }

    private static Leaf ofFixed(Lowered lowered, Type.Fixed type) {
        if (type.size() == 1) {
            return new Leaf(Kind.BYTE, type, "uint8", 0); // to SBE, an array of one is none
        }
        return type.size() > 0 && type.size() <= MAX_FIXED_SIZE_BYTES
                ? fixed(type, type.size())
                : carried(lowered, type);
    }

    private static Leaf carried(Lowered lowered, Type.Leaf type) {
        Kind kind = Kind.valueOf(Carrier.of(type).kind().name());
        String schemaType = switch (kind) {
            case BOOLEAN -> BOOLEAN;
            case ENUM -> lowered.enumeration(type).name();
            case INT -> "int32";
            case LONG -> "int64";
            case FLOAT -> "float";
            case DOUBLE -> "double";
            case STRING -> STRING;
            case BYTES -> DATA;
            case BYTE, FIXED -> throw new IllegalStateException("no carrier is fixed");
        };
        return new Leaf(kind, type, schemaType, 0);
    }

    private static Leaf fixed(Type.Leaf type, int sizeBytes) {
        return new Leaf(Kind.FIXED, type, "bytes" + sizeBytes, sizeBytes);
    }

    /** SBE's own decimal is a mantissa with an exponent, of which only the mantissa differs here. */
    private static boolean isLong(Type.Leaf type) {
        return type.kind() == TypeKind.DECIMAL && type.precision() <= MAX_LONG_DIGITS;
    }

    /** Returns the expression that turns a domain value, which is not null, into what is written. */
    String encode(String value) {
        return switch (kind) {
            case BOOLEAN -> "%s ? %s.T : %s.F".formatted(value, enumType(), enumType());
            case ENUM -> "NATIVE_%s[%s.ordinal()]".formatted(schemaType, value);
            case BYTE -> "(short) (%s[0] & 0xff)".formatted(value);
            case LONG ->
                isLong(type)
                        ? value + ".unscaledValue().longValueExact()"
                        : carrier().encode(value);
            case INT, FLOAT, DOUBLE, FIXED, STRING, BYTES -> carrier().encode(value);
        };
    }

    /** Returns the expression that turns what was read, which is not null, into a domain value. */
    String decode(String carried) {
        return switch (kind) {
            case BOOLEAN -> "%s == %s.T".formatted(carried, enumType());
            case ENUM -> CheckedReads.constant("DOMAIN_" + schemaType, carried);
            case BYTE -> "new byte[] {(byte) %s}".formatted(carried);
            case LONG ->
                isLong(type)
                        ? "java.math.BigDecimal.valueOf(%s, %d)".formatted(carried, type.scale())
                        : carrier().decode(carried);
            case INT, FLOAT, DOUBLE, FIXED, STRING, BYTES -> carrier().decode(carried);
        };
    }

    /** What a type means that SBE holds as another one. */
    static Optional<String> words(Type.Leaf type) {
        return isLong(type) ? Optional.of(CarrierWords.unscaled(type)) : CarrierWords.of(type);
    }

    private Carrier carrier() {
        return Carrier.of(type);
    }

    /** The full name of the Java enum, for the two kinds that have one. */
    String enumType() {
        return SbeTarget.PACKAGE + "." + schemaType;
    }
}
