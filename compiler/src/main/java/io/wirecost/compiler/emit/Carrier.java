package io.wirecost.compiler.emit;

import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Type;
import java.util.OptionalInt;

/**
 * How a leaf type travels in a schema-driven binary format without logical types, as Java expressions for a mapper: the
 * one place of those rows of docs/carriers.md.
 *
 * @param kind what the format stores
 * @param own what the value is in the user's own {@code .proto}
 */
public record Carrier(CarrierKind kind, Type type, ProtoKind own) {
    private static final String CARRIERS = "io.wirecost.core.value.Carriers.";

    /**
     * A type that a format without logical types can store. An enum is left to the target, whose enum class it needs.
     */
    public enum CarrierKind {
        BOOLEAN("boolean"),
        INT("int"),
        LONG("long"),
        FLOAT("float"),
        DOUBLE("double"),
        STRING("java.lang.String"),
        BYTES("byte[]"),
        ENUM("");

        private final String javaType;

        CarrierKind(String javaType) {
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

    /**
     * {@link Type.Primitive#NULL} is carried as a boolean that is never present.
     *
     * @param type a leaf
     */
    public static Carrier of(Type type) {
        return new Carrier(kind(type), type, ProtoKind.USUAL);
    }

    /** How a leaf of a lowered schema is carried. */
    public static Carrier of(Shape.Leaf leaf) {
        CarrierKind kind = switch (leaf.own()) {
            case UINT32, FIXED32 -> CarrierKind.INT;
            case UINT64, FIXED64 -> CarrierKind.LONG;
            default -> kind(leaf.type());
        };
        return new Carrier(kind, leaf.type(), leaf.own());
    }

    private static CarrierKind kind(Type type) {
        return switch (type.kind()) {
            case NULL, BOOLEAN -> CarrierKind.BOOLEAN;
            case INT, DATE, TIME_MILLIS -> CarrierKind.INT;
            case LONG, TIME_MICROS, TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> CarrierKind.LONG;
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> CarrierKind.LONG;
            case FLOAT -> CarrierKind.FLOAT;
            case DOUBLE -> CarrierKind.DOUBLE;
            case STRING -> CarrierKind.STRING;
            case BYTES, FIXED, DECIMAL, UUID -> CarrierKind.BYTES;
            case ENUM -> CarrierKind.ENUM;
            case RECORD, ARRAY, MAP, OPTIONAL -> throw new IllegalStateException(type + " is no leaf");
        };
    }

    /** How many bytes carry every value of a type whose values are carried as bytes; empty where the number differs. */
    public OptionalInt length() {
        return switch (type.kind()) {
            case FIXED -> OptionalInt.of(type.size());
            case UUID -> OptionalInt.of(2 * Long.BYTES);
            case NULL, BOOLEAN, INT, LONG, FLOAT, DOUBLE, BYTES, STRING, DECIMAL, ENUM -> OptionalInt.empty();
            case DATE, TIME_MILLIS, TIME_MICROS, TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS ->
                OptionalInt.empty();
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> OptionalInt.empty();
            case RECORD, ARRAY, MAP, OPTIONAL -> OptionalInt.empty();
        };
    }

    /**
     * Returns the expression that turns a domain value into what is carried; {@code value} is a Java expression that is
     * never null.
     */
    public String encode(String value) {
        return switch (own) {
            case UINT32, FIXED32 -> call("toUnsignedInt", value);
            case UINT64, FIXED64 -> call("toUnsignedLong", value);
            default -> usual(value);
        };
    }

    private String usual(String value) {
        return switch (type.kind()) {
            case DATE -> call("toDays", value);
            case TIME_MILLIS -> call("toMillisOfDay", value);
            case TIME_MICROS -> call("toMicrosOfDay", value);
            case TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MILLIS -> call("toMillis", value);
            case TIMESTAMP_MICROS, LOCAL_TIMESTAMP_MICROS -> call("toMicros", value);
            case TIMESTAMP_NANOS, LOCAL_TIMESTAMP_NANOS -> call("toEpochNanos", value);
            case DECIMAL -> call("toUnscaled", value);
            case UUID -> call("toBytes", value);
            case NULL, BOOLEAN, INT, LONG, FLOAT, DOUBLE, BYTES, STRING, FIXED, ENUM -> value;
            case RECORD, ARRAY, MAP, OPTIONAL -> value;
        };
    }

    /** Returns the expression that turns what is carried into a domain value. */
    public String decode(String carried) {
        return switch (own) {
            case UINT32, FIXED32 -> call("unsignedToLong", carried);
            case UINT64, FIXED64 -> call("unsignedToDecimal", carried);
            default -> usualOf(carried);
        };
    }

    private String usualOf(String carried) {
        return switch (type.kind()) {
            case DATE -> call("toDate", carried);
            case TIME_MILLIS -> call("millisToTime", carried);
            case TIME_MICROS -> call("microsToTime", carried);
            case TIMESTAMP_MILLIS -> call("millisToInstant", carried);
            case TIMESTAMP_MICROS -> call("microsToInstant", carried);
            case TIMESTAMP_NANOS -> call("nanosToInstant", carried);
            case LOCAL_TIMESTAMP_MILLIS -> call("millisToLocal", carried);
            case LOCAL_TIMESTAMP_MICROS -> call("microsToLocal", carried);
            case LOCAL_TIMESTAMP_NANOS -> call("nanosToLocal", carried);
            case DECIMAL -> call("toDecimal", carried + ", " + type.scale());
            case UUID -> call("toUuid", carried);
            case NULL, BOOLEAN, INT, LONG, FLOAT, DOUBLE, BYTES, STRING, FIXED, ENUM -> carried;
            case RECORD, ARRAY, MAP, OPTIONAL -> carried;
        };
    }

    /** Returns the expression for a part of a value that Protocol Buffers' own message holds in two. */
    public static String part(Slot part, String value) {
        return call(part.source().equals("seconds") ? "toSeconds" : "toNanos", value);
    }

    /** Returns the expression that makes the value of its two parts. */
    public static String whole(ProtoKind message, String seconds, String nanos) {
        return call(message == ProtoKind.TIMESTAMP ? "partsToInstant" : "partsToDuration", seconds + ", " + nanos);
    }

    private static String call(String method, String arguments) {
        return CARRIERS + method + "(" + arguments + ")";
    }
}
