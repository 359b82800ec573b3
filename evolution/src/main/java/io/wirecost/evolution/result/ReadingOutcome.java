package io.wirecost.evolution.result;

import java.util.Locale;

/** What a reader made of messages of another version of its schema, best first. */
public enum ReadingOutcome {
    /** Every record is as it should be. Where no value can be right, the reader said so. */
    AS_WISHED("=", "as wished", true),
    /** The codec cannot express one of the two versions, so nothing was tried. */
    NOT_EXPRESSED("-", "cannot be expressed", true),
    /** The reader refused every message. */
    REFUSED("e", "error, and nothing is read", false),
    /** The reader refused some messages after it had read others. */
    REFUSED_SOME("E", "error in some messages only", false),
    /** The reader's process died or hung. */
    ENDED("x", "crash or hang", false),
    /** A default, zero or nothing stands where a value should. */
    DEFAULTED("d", "a default, zero or nothing in place of a value", false),
    /** A value is gone: an element, an entry, or a field that a service does not know. */
    LOST("l", "a value is lost", false),
    /** Read without an error, as another value. */
    OTHER_VALUE("V", "another value, and no error", false);

    private final String sign;
    private final String title;
    private final boolean fine;

    ReadingOutcome(String sign, String title, boolean fine) {
        this.sign = sign;
        this.title = title;
        this.fine = fine;
    }

    /** One character for a table. */
    public String sign() {
        return sign;
    }

    /** The same in words. */
    public String title() {
        return title;
    }

    /** Returns whether there is nothing to be surprised at. */
    public boolean isFine() {
        return fine;
    }

    /** Returns whether this is further from what was wished. */
    public boolean isWorseThan(ReadingOutcome other) {
        return compareTo(other) > 0;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
