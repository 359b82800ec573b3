package io.wirecost.document;

/**
 * A column of a table.
 *
 * @param figures whether its cells are numbers, which stand on the right
 * @param optional whether it is left out where the width does not allow it
 * @param wrapped whether its texts are wrapped before any column is left out
 */
public record Column(String title, boolean figures, boolean optional, boolean wrapped) {
    /** A column of texts. */
    public static Column name(String title) {
        return new Column(title, false, false, false);
    }

    /** A column of texts of several words. */
    public static Column words(String title) {
        return new Column(title, false, false, true);
    }

    /** A column of numbers. */
    public static Column figure(String title) {
        return new Column(title, true, false, false);
    }

    /** The same column under another title. */
    public Column titled(String other) {
        return new Column(other, figures, optional, wrapped);
    }

    /** The same column, left out where the width does not allow it. */
    public Column whereItFits() {
        return new Column(title, figures, true, wrapped);
    }
}
