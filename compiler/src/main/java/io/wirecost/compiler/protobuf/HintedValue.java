package io.wirecost.compiler.protobuf;

import io.wirecost.core.schema.ProtoKind;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Java expressions between domain values and what protoc's classes hold for the kinds of a user's own {@code .proto}. */
final class HintedValue {
    private static final String GOOGLE = "com.google.protobuf.";

    private HintedValue() {}

    /**
     * What a generated class takes.
     *
     * @param value the domain value
     * @param usual the expression where the kind says nothing
     */
    static String encoded(ProtoKind kind, String value, String usual) {
        return switch (kind) {
            case USUAL, BOOL, INT32, INT64, SINT32, SINT64, SFIXED32, SFIXED64 -> usual;
            case UINT32, FIXED32 -> "(int) (long) " + value;
            case UINT64, FIXED64 -> value + ".longValue()";
            case TIMESTAMP -> parts("Timestamp", value + ".getEpochSecond()", value + ".getNano()");
            case DURATION ->
                parts(
                        "Duration",
                        value + ".longValue()",
                        value + ".remainder(java.math.BigDecimal.ONE).movePointRight(9).intValue()");
            case UINT32_VALUE -> wrapped(kind, "(int) (long) " + value);
            case UINT64_VALUE -> wrapped(kind, value + ".longValue()");
            case BOOL_VALUE, INT32_VALUE, INT64_VALUE, FLOAT_VALUE, DOUBLE_VALUE, STRING_VALUE, BYTES_VALUE ->
                wrapped(kind, usual);
        };
    }

    private static String parts(String type, String seconds, String nanos) {
        return "%s%s.newBuilder().setSeconds(%s).setNanos(%s).build()".formatted(GOOGLE, type, seconds, nanos);
    }

    private static String wrapped(ProtoKind kind, String value) {
        return "%s.newBuilder().setValue(%s).build()".formatted(storedType(kind).orElseThrow(), value);
    }

    /**
     * The domain value of what a generated class holds.
     *
     * @param usual makes the expression where the kind says nothing
     */
    static String decoded(ProtoKind kind, String held, UnaryOperator<String> usual) {
        return switch (kind) {
            case USUAL, BOOL, INT32, INT64, SINT32, SINT64, SFIXED32, SFIXED64 -> usual.apply(held);
            case UINT32, FIXED32 -> "java.lang.Integer.toUnsignedLong(" + held + ")";
            case UINT64, FIXED64 -> "new java.math.BigDecimal(java.lang.Long.toUnsignedString(" + held + "))";
            case TIMESTAMP -> "java.time.Instant.ofEpochSecond(%s.getSeconds(), %s.getNanos())".formatted(held, held);
            case DURATION ->
                "java.math.BigDecimal.valueOf(%s.getSeconds()).add(java.math.BigDecimal.valueOf(%s.getNanos(), 9))"
                        .formatted(held, held);
            case UINT32_VALUE -> decoded(ProtoKind.UINT32, held + ".getValue()", usual);
            case UINT64_VALUE -> decoded(ProtoKind.UINT64, held + ".getValue()", usual);
            case BOOL_VALUE, INT32_VALUE, INT64_VALUE, FLOAT_VALUE, DOUBLE_VALUE, STRING_VALUE, BYTES_VALUE ->
                usual.apply(held + ".getValue()");
        };
    }

    /** The class of a value in a generated map; empty where the kind says nothing. */
    static Optional<String> storedType(ProtoKind kind) {
        return switch (kind) {
            case USUAL, BOOL, INT32, INT64, SINT32, SINT64, SFIXED32, SFIXED64 -> Optional.empty();
            case UINT32, FIXED32 -> Optional.of("java.lang.Integer");
            case UINT64, FIXED64 -> Optional.of("java.lang.Long");
            case TIMESTAMP,
                    DURATION,
                    BOOL_VALUE,
                    INT32_VALUE,
                    INT64_VALUE,
                    UINT32_VALUE,
                    UINT64_VALUE,
                    FLOAT_VALUE,
                    DOUBLE_VALUE,
                    STRING_VALUE,
                    BYTES_VALUE -> Optional.of("com." + kind.text());
        };
    }

    /** The class of a generated map's keys. */
    static String keyType(ProtoKind key) {
        return switch (key) {
            case BOOL -> "java.lang.Boolean";
            case INT32, UINT32, SINT32, FIXED32, SFIXED32 -> "java.lang.Integer";
            case INT64, UINT64, SINT64, FIXED64, SFIXED64 -> "java.lang.Long";
            default -> "java.lang.String";
        };
    }

    static String encodedKey(ProtoKind key, String text) {
        return switch (key) {
            case BOOL -> "java.lang.Boolean.parseBoolean(" + text + ")";
            case INT32, SINT32, SFIXED32 -> "java.lang.Integer.parseInt(" + text + ")";
            case UINT32, FIXED32 -> "java.lang.Integer.parseUnsignedInt(" + text + ")";
            case INT64, SINT64, SFIXED64 -> "java.lang.Long.parseLong(" + text + ")";
            case UINT64, FIXED64 -> "java.lang.Long.parseUnsignedLong(" + text + ")";
            default -> text;
        };
    }

    static String decodedKey(ProtoKind key, String held) {
        return switch (key) {
            case UINT32, FIXED32 -> "java.lang.Integer.toUnsignedString(" + held + ")";
            case UINT64, FIXED64 -> "java.lang.Long.toUnsignedString(" + held + ")";
            case BOOL, INT32, SINT32, SFIXED32, INT64, SINT64, SFIXED64 -> held + ".toString()";
            default -> held;
        };
    }
}
