package io.wirecost.evolution.result;

import java.util.Locale;

/** Who reads what, when the schema of a format changes. */
public enum ReadingDirection {
    /** A reader of the newer version gets messages of the older one. */
    BACKWARD("old messages, new reader"),
    /** A reader of the older version gets messages of the newer one. */
    FORWARD("new messages, old reader"),
    /** A service of the older version reads newer messages, changes one field and writes them again for a newer reader. */
    THROUGH("new messages through an old service");

    private final String title;

    ReadingDirection(String title) {
        this.title = title;
    }

    /** What happens, in words. */
    public String title() {
        return title;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
