package io.wirecost.inference.observe;

/** The kinds of JSON values that are told apart, and of what strings hold. */
public enum JsonKind {
    NULL("null"),
    BOOLEAN("a boolean"),
    /** Within 32 bits. */
    INT("an integer of 32 bits"),
    /** Within 64 bits, and not within 32. */
    LONG("an integer of 64 bits"),
    BIG_INTEGER("an integer of more than 64 bits"),
    /** A number with a point or an exponent, of which a double holds every digit. */
    DOUBLE("a number with a fraction"),
    /** A number with a point or an exponent, of which a double does not hold every digit. */
    LONG_FRACTION("a number with more digits than a double holds"),
    OBJECT("an object"),
    ARRAY("an array"),
    /** In small letters: others would not be written back as they are. */
    UUID("a UUID"),
    /** {@code 2024-02-29}. */
    DATE("a date"),
    /** {@code 23:59:59} with or without a fraction. */
    TIME("a time"),
    /** A date with a time and a zone. */
    TIMESTAMP("a timestamp"),
    /** A date with a time and no zone. */
    LOCAL_TIMESTAMP("a timestamp without a zone"),
    /** {@code Tue, 03 Jun 2008 11:05:30 GMT}. */
    RFC_1123("a timestamp of RFC 1123"),
    /** {@code Wed Aug 27 13:08:45 +0000 2008}. */
    CTIME("a timestamp as of ctime"),
    /** An integer within 64 bits, without leading zeros. */
    QUOTED_INTEGER("an integer in quotes"),
    /** A number with a point, without an exponent or leading zeros. */
    QUOTED_DECIMAL("a decimal in quotes"),
    /** {@code true} or {@code false}. */
    QUOTED_BOOLEAN("a boolean in quotes"),
    /** At least 16 characters of padded base64. */
    BASE64("bytes in base64"),
    EMPTY_TEXT("an empty text"),
    TEXT("a text");

    private final String words;

    JsonKind(String words) {
        this.words = words;
    }

    /** Returns whether it is what a string may hold. */
    public boolean isText() {
        return ordinal() >= UUID.ordinal();
    }

    public boolean isNumber() {
        return ordinal() >= INT.ordinal() && ordinal() <= LONG_FRACTION.ordinal();
    }

    /** With its article, e.g. {@code an integer of 64 bits}. */
    @Override
    public String toString() {
        return words;
    }
}
