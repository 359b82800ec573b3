package io.wirecost.compiler.emit;

import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Type;

/**
 * How a leaf type travels in a schema-driven binary format without logical types, as Java expressions for a mapper: the
 * one place of those rows of docs/carriers.md.
 *
 * @param kind what the format stores
 */
public record Carrier(Kind kind, Type.Leaf type) {
    private static final String CARRIERS = "io.wirecost.core.value.Carriers.";

    /**
     * A type that a format without logical types can store. An enum is left to the target, whose enum class it needs.
     */
    public enum Kind {
        BOOLEAN("boolean"),
        INT("int"),
        LONG("long"),
        FLOAT("float"),
        DOUBLE("double"),
        STRING("java.lang.String"),
        BYTES("byte[]"),
        ENUM("");

        private final String javaType;

        Kind(String javaType) {
            this.javaType = javaType;
        }

        /** Java type of the carried value. */
        public String javaType() {
            return javaType;
        }

        /** Returns whether a default value cannot stand for absence, since the format stores it in place. */
        public boolean isScalar() {
            return this != STRING && this != BYTES;
        }
    }

    /** {@link Type.Primitive#NULL} is carried as a boolean that is never present. */
    public static Carrier of(Type.Leaf type) {
        return new Carrier(kind(type), type);
    }

    private static Kind kind(Type.Leaf type) {
        return type.match(new LeafCases<>(
                Carrier::kind,
                temporal -> temporal.fitsInt() ? Kind.INT : Kind.LONG,
                fixed -> Kind.BYTES,
                decimal -> Kind.BYTES,
                uuid -> Kind.BYTES,
                enumeration -> Kind.ENUM));
    }

    private static Kind kind(Type.Primitive type) {
        return type == Type.Primitive.NULL ? Kind.BOOLEAN : Kind.valueOf(type.name());
    }

    /**
     * Returns the expression that turns a domain value into what is carried; {@code value} is a Java expression that is
     * never null.
     */
    public String encode(String value) {
        return type.match(new LeafCases<>(
                primitive -> value,
                temporal -> CARRIERS + encoder(temporal) + "(" + value + ")",
                fixed -> value,
                decimal -> CARRIERS + "toUnscaled(" + value + ")",
                uuid -> CARRIERS + "toBytes(" + value + ")",
                enumeration -> value));
    }

    /** Returns the expression that turns what is carried into a domain value. */
    public String decode(String carried) {
        return type.match(new LeafCases<>(
                primitive -> carried,
                temporal -> CARRIERS + decoder(temporal) + "(" + carried + ")",
                fixed -> carried,
                decimal -> CARRIERS + "toDecimal(" + carried + ", " + decimal.scale() + ")",
                uuid -> CARRIERS + "toUuid(" + carried + ")",
                enumeration -> carried));
    }

    private static String encoder(Type.Temporal type) {
        return switch (type) {
            case DATE -> "toDays";
            case TIME_MILLIS -> "toMillisOfDay";
            case TIME_MICROS -> "toMicrosOfDay";
            case TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MILLIS -> "toMillis";
            case TIMESTAMP_MICROS, LOCAL_TIMESTAMP_MICROS -> "toMicros";
        };
    }

    private static String decoder(Type.Temporal type) {
        return switch (type) {
            case DATE -> "toDate";
            case TIME_MILLIS -> "millisToTime";
            case TIME_MICROS -> "microsToTime";
            case TIMESTAMP_MILLIS -> "millisToInstant";
            case TIMESTAMP_MICROS -> "microsToInstant";
            case LOCAL_TIMESTAMP_MILLIS -> "millisToLocal";
            case LOCAL_TIMESTAMP_MICROS -> "microsToLocal";
        };
    }
}
