package io.wirecost.document;

/**
 * A column of a table.
 *
 * @param unit of its figures in full: {@code ns}, {@code bytes}; empty where they have none or are words
 * @param figures whether its cells are numbers, which stand on the right
 * @param optional whether it is left out where the width does not allow it
 * @param wrapped whether its texts are wrapped before any column is left out
 * @param ratioOf place of the column whose figures it divides by the baseline's, counted from 0; -1 for none
 * @param ofBaseline whether its texts hold against the first baseline only, and say nothing against another one: intervals
 *     of ratios
 */
public record Column(
        String title,
        String unit,
        boolean figures,
        boolean optional,
        boolean wrapped,
        int ratioOf,
        boolean ofBaseline) {
    /** A column of texts. */
    public static Column name(String title) {
        return new Column(title, "", false, false, false, -1, false);
    }

    /** A column of texts of several words. */
    public static Column words(String title) {
        return new Column(title, "", false, false, true, -1, false);
    }

    /** A column of numbers. */
    public static Column figure(String title, String unit) {
        return new Column(title, unit, true, false, false, -1, false);
    }

    /** The same column under another title. */
    public Column titled(String other) {
        return new Column(other, unit, figures, optional, wrapped, ratioOf, ofBaseline);
    }

    /** The same column, left out where the width does not allow it. */
    public Column whereItFits() {
        return new Column(title, unit, figures, true, wrapped, ratioOf, ofBaseline);
    }

    /** The same column, which divides the figures of another by the baseline's. */
    public Column ratioOf(int column) {
        return new Column(title, unit, figures, optional, wrapped, column, ofBaseline);
    }

    /** The same column, whose texts hold against the first baseline only. */
    public Column ofTheBaseline() {
        return new Column(title, unit, figures, optional, wrapped, ratioOf, true);
    }
}
