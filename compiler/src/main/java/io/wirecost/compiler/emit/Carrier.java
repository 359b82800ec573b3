package io.wirecost.compiler.emit;

import io.wirecost.core.schema.Type;

/**
 * How a leaf type travels in a schema-driven binary format without logical types, as Java expressions for a mapper: the
 * one place of those rows of docs/carriers.md.
 *
 * @param kind what the format stores
 */
public record Carrier(Kind kind, Type type) {
    private static final String CARRIERS = "io.wirecost.core.value.Carriers.";

    /** What a format without logical types can store. An enum is left to the target, whose enum class it needs. */
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

        /** Whether a default value cannot stand for absence, since the format stores it in place. */
        public boolean isScalar() {
            return this != STRING && this != BYTES;
        }
    }

    /** {@link Type.Primitive#NULL} is carried as a boolean that is never present. */
    public static Carrier of(Type type) {
        return new Carrier(kind(type), type);
    }

    private static Kind kind(Type type) {
        if (type instanceof Type.Primitive primitive) {
            return primitive == Type.Primitive.NULL ? Kind.BOOLEAN : Kind.valueOf(primitive.name());
        } else if (type instanceof Type.Temporal temporal) {
            return temporal.fitsInt() ? Kind.INT : Kind.LONG;
        } else if (type instanceof Type.EnumRef) {
            return Kind.ENUM;
        } else if (type instanceof Type.Fixed || type instanceof Type.Decimal || type instanceof Type.Uuid) {
            return Kind.BYTES;
        }
        throw new IllegalArgumentException("not a leaf: " + type);
    }

    /** From a domain value to what is carried; {@code value} is a Java expression that is never null. */
    public String encode(String value) {
        if (type instanceof Type.Temporal temporal) {
            return CARRIERS + encoder(temporal) + "(" + value + ")";
        } else if (type instanceof Type.Decimal) {
            return CARRIERS + "toUnscaled(" + value + ")";
        } else if (type instanceof Type.Uuid) {
            return CARRIERS + "toBytes(" + value + ")";
        }
        return value;
    }

    /** From what is carried to a domain value. */
    public String decode(String carried) {
        if (type instanceof Type.Temporal temporal) {
            return CARRIERS + decoder(temporal) + "(" + carried + ")";
        } else if (type instanceof Type.Decimal decimal) {
            return CARRIERS + "toDecimal(" + carried + ", " + decimal.scale() + ")";
        } else if (type instanceof Type.Uuid) {
            return CARRIERS + "toUuid(" + carried + ")";
        }
        return carried;
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
