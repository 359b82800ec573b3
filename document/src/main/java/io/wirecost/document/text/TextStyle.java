package io.wirecost.document.text;

/**
 * How text is laid out.
 *
 * @param width columns that sentences are wrapped to
 * @param tableWidth columns that tables have to fit in
 * @param colour whether ANSI escape sequences for bold and dim text may be used
 */
public record TextStyle(int width, int tableWidth, boolean colour) {
    /** Narrower than this nothing fits, and lines are longer than the terminal. */
    private static final int NARROWEST = 60;

    public TextStyle {
        width = Math.max(width, NARROWEST);
        tableWidth = Math.max(tableWidth, NARROWEST);
    }

    /** Everything fits the columns of a terminal. */
    public TextStyle(int width, boolean colour) {
        this(width, width, colour);
    }
}
