package io.wirecost.report.text;

/**
 * How text is laid out.
 *
 * @param width columns of the terminal; lines are wrapped and tables lose optional columns to fit in
 * @param colour whether ANSI escape sequences for bold and dim text may be used
 */
public record TextStyle(int width, boolean colour) {
    /** Narrower than this nothing fits, and lines are longer than the terminal. */
    private static final int NARROWEST = 60;

    public TextStyle {
        width = Math.max(width, NARROWEST);
    }
}
