package io.wirecost.compiler.emit;

import io.wirecost.core.schema.Type;

/**
 * How a logical type travels as text, as Java expressions for emitted code: the same text as that of
 * {@link io.wirecost.core.value.TextCarrier}, by the calls that one writes by hand.
 */
public final class TextExpressions {
    private static final String FORMATTER = "java.time.format.DateTimeFormatter.";

    private TextExpressions() {}

    /** Returns the expression for the text of a date, time or timestamp in ISO 8601. */
    public static String encode(Type.Temporal type, String value) {
        return switch (type) {
            case DATE, TIMESTAMP_MILLIS, TIMESTAMP_MICROS -> value + ".toString()";
            case TIME_MILLIS, TIME_MICROS -> FORMATTER + "ISO_LOCAL_TIME.format(" + value + ")";
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS ->
                FORMATTER + "ISO_LOCAL_DATE_TIME.format(" + value + ")";
        };
    }

    /** Returns the expression that makes a date, time or timestamp of its text. */
    public static String decode(Type.Temporal type, String text) {
        String time = switch (type) {
            case DATE -> "LocalDate";
            case TIME_MILLIS, TIME_MICROS -> "LocalTime";
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS -> "Instant";
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS -> "LocalDateTime";
        };
        return "java.time." + time + ".parse(" + text + ")";
    }

    /** Returns the expression for a decimal in plain notation, with its scale. */
    public static String encodeDecimal(String value) {
        return value + ".toPlainString()";
    }

    /** Returns the expression that makes a decimal of its text. */
    public static String decodeDecimal(String text) {
        return "new java.math.BigDecimal(" + text + ")";
    }

    /** Returns the expression for the text of a UUID. */
    public static String encodeUuid(String value) {
        return value + ".toString()";
    }

    /** Returns the expression that makes a UUID of its text. */
    public static String decodeUuid(String text) {
        return "java.util.UUID.fromString(" + text + ")";
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
