package io.wirecost.compiler.value;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** How records spell a field's values, where the type of these does not say it. */
public enum FieldForm {
    /** Any JSON, which is kept as one compact text. */
    JSON,
    /** Bytes as hexadecimal digits. */
    HEX,
    /** Bytes in base64. */
    BASE64,
    /** A text that holds the value's JSON. */
    JSON_TEXT,
    /** Protocol Buffers' own points of time to the nanosecond, with a smaller range than to the microsecond. */
    NANOS;

    /** What a message about finer times says. */
    public static final String FINER = "--type RECORD.FIELD=nanos takes nanoseconds";

    /** The form with this name on the command line. */
    public static Optional<FieldForm> byName(String name) {
        return Arrays.stream(values()).filter(form -> form.text().equals(name)).findFirst();
    }

    /** Returns whether it says how bytes are spelled. */
    public boolean isOfBytes() {
        return this == HEX || this == BASE64;
    }

    private String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** All forms by their names on the command line, for messages. */
    public static String names() {
        return Arrays.stream(values()).map(FieldForm::text).collect(Collectors.joining(", "));
    }
}
