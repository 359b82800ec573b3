package io.wirecost.core.run;

import java.util.Locale;

/**
 * What a byte of an encoded message is there for. A byte that is there for two things counts for the later one of: frame,
 * tag, presence, length, payload.
 */
public enum ByteKind {
    /** Tells fields or types apart by a number: a tag, a field's id, a marker of a type. */
    TAG('t', "tags and types"),
    /** The name of a field, with what belongs to the name. */
    NAME('n', "names of fields"),
    /** How long a value is, or how many there are. */
    LENGTH('l', "lengths and counts"),
    /** Whether a value is there. */
    PRESENCE('?', "presence"),
    /** The value itself. The keys of a map are values too. */
    PAYLOAD('#', "values"),
    /** Fills a place up to a boundary. */
    PADDING('_', "padding"),
    /** Where something else stands in the message. */
    POINTER('p', "pointers and references"),
    /** Where the fields of a table stand. */
    VTABLE('v', "vtables"),
    /** Holds a message, record or list together: delimiters, headers, ends. */
    FRAME('f', "frames");

    private final char letter;
    private final String title;

    ByteKind(char letter, String title) {
        this.letter = letter;
        this.title = title;
    }

    /** Returns the character that stands for the kind where there are no colours. */
    public char letter() {
        return letter;
    }

    /** Returns the name in sentences and tables. */
    public String title() {
        return title;
    }

    /** Returns the name in files. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
