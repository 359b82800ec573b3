package io.wirecost.core.json;

/**
 * Where a text begins, for messages.
 *
 * @param source name of the file
 * @param line of the file, counted from 1
 * @param column of that line, counted from 1
 */
public record TextPlace(String source, int line, int column) {
    /**
     * Returns the start of a message about a place in the text.
     *
     * @param lineWithin line of the text, counted from 1
     * @param columnWithin column of that line, counted from 1
     */
    String prefix(int lineWithin, int columnWithin) {
        int shifted = lineWithin == 1 ? columnWithin + column - 1 : columnWithin;
        return source + ":" + (lineWithin + line - 1) + ":" + shifted + ": ";
    }
}
