package io.wirecost.document.text;

import io.wirecost.document.TerminalText;

/**
 * How text is laid out.
 *
 * @param width columns that sentences are wrapped to
 * @param tableWidth columns that tables have to fit in
 * @param colour whether ANSI escape sequences for bold and dim text may be used
 * @param ascii whether the terminal's character set has nothing else: {@code x} is written for {@code ×}
 */
public record TextStyle(int width, int tableWidth, boolean colour, boolean ascii) {
    /** Narrower than this nothing fits, and lines are longer than the terminal. */
    private static final int NARROWEST = 60;

    public TextStyle {
        width = Math.max(width, NARROWEST);
        tableWidth = Math.max(tableWidth, NARROWEST);
    }

    /** Everything fits the columns of a terminal. */
    public TextStyle(int width, boolean colour) {
        this(width, width, colour, false);
    }

    /** The text as it is shown, in characters that the terminal has. */
    String visible(String text) {
        return ascii ? Ascii.text(TerminalText.text(text)) : TerminalText.text(text);
    }
}
