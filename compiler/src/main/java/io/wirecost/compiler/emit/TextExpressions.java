package io.wirecost.compiler.emit;

import io.wirecost.core.schema.Type;

/**
 * How a logical type travels as text, as Java expressions for emitted code: the same text as that of
 * {@link io.wirecost.core.value.TextCarrier}, by the calls that one writes by hand.
 */
public final class TextExpressions {
    private static final String FORMATTER = "java.time.format.DateTimeFormatter.";

    private TextExpressions() {}

    /** Returns the expression for a date, time or timestamp in ISO 8601, a UUID, or a decimal in plain notation. */
    public static String encode(Type type, String value) {
        return switch (type.kind()) {
            case DATE, TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS, UUID -> value + ".toString()";
            case TIME_MILLIS, TIME_MICROS -> FORMATTER + "ISO_LOCAL_TIME.format(" + value + ")";
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS ->
                FORMATTER + "ISO_LOCAL_DATE_TIME.format(" + value + ")";
            case DECIMAL -> value + ".toPlainString()";
            case NULL, BOOLEAN, INT, LONG, FLOAT, DOUBLE, BYTES, STRING, FIXED, ENUM, RECORD, ARRAY, MAP, OPTIONAL ->
                throw notLogical(type);
        };
    }

    /** Returns the expression that makes a value of the text that {@link #encode} gives. */
    public static String decode(Type type, String text) {
        return switch (type.kind()) {
            case DATE -> "java.time.LocalDate.parse(" + text + ")";
            case TIME_MILLIS, TIME_MICROS -> "java.time.LocalTime.parse(" + text + ")";
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> "java.time.Instant.parse(" + text + ")";
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS ->
                "java.time.LocalDateTime.parse(" + text + ")";
            case DECIMAL -> "new java.math.BigDecimal(" + text + ")";
            case UUID -> "java.util.UUID.fromString(" + text + ")";
            case NULL, BOOLEAN, INT, LONG, FLOAT, DOUBLE, BYTES, STRING, FIXED, ENUM, RECORD, ARRAY, MAP, OPTIONAL ->
                throw notLogical(type);
        };
    }

    private static IllegalStateException notLogical(Type type) {
        return new IllegalStateException("no logical type: " + type);
    }

    /** Returns the expression for a byte string in base64. */
    public static String encodeBytes(String value) {
        return "java.util.Base64.getEncoder().encodeToString(" + value + ")";
    }

    /** Returns the expression that makes a byte string of its text in base64. */
    public static String decodeBytes(String text) {
        return "java.util.Base64.getDecoder().decode(" + text + ")";
    }
}
