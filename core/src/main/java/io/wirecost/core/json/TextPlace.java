package io.wirecost.core.json;

/**
 * A place in a file, for messages: where a text or a part of one begins.
 *
 * @param source name of the file
 * @param line of the file, counted from 1
 * @param column of that line, counted from 1
 */
public record TextPlace(String source, int line, int column) {
    /**
     * Returns a place in the text that begins here.
     *
     * @param lineWithin line of the text, counted from 1
     * @param columnWithin column of that line, counted from 1
     */
    TextPlace within(int lineWithin, int columnWithin) {
        int shifted = lineWithin == 1 ? columnWithin + column - 1 : columnWithin;
        return new TextPlace(source, lineWithin + line - 1, shifted);
    }

    /** The place as messages begin with it: {@code order.avsc:3:5}. */
    @Override
    public String toString() {
        return source + ":" + line + ":" + column;
    }
}
