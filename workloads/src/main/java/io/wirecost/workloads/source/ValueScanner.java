package io.wirecost.workloads.source;

/**
 * Finds the end of one JSON value by its quotes and brackets, over parts of a text. It takes any depth, and checks
 * nothing: a closing brace may end what a bracket began.
 */
final class ValueScanner {
    /** Bytes to stop at within a string, and outside of one; all others are passed over. */
    private static final boolean[] STOPS_IN_STRING = stops("\"\\\n\u001e");

    private static final boolean[] STOPS_OUTSIDE = stops("\"{}[]\n\u001e");
    private static final boolean[] ENDS_WORD = stops(" \t\r\n\"{}[],:\u001e");

    private int depth;
    private boolean isWord;
    private boolean inString;
    private boolean escaped;
    private int lines;
    private int lastLineEnd;

    private static boolean[] stops(String bytes) {
        boolean[] stops = new boolean[1 << Byte.SIZE];
        bytes.chars().forEach(stop -> stops[stop] = true);
        return stops;
    }

    /** Begins a value with this byte, which {@link #scan} is to be given, too. */
    void begin(byte first) {
        depth = 0;
        inString = false;
        escaped = false;
        isWord = !ENDS_WORD[first & 0xff];
    }

    /**
     * Goes on with the value.
     *
     * @return the index behind the value; -1 if the value does not end here. A record separator ends it, too
     */
    int scan(byte[] bytes, int from, int end) {
        lines = 0;
        return isWord ? word(bytes, from, end) : structure(bytes, from, end);
    }

    /** Returns whether the value is neither a string nor in brackets. Such a value ends at the latest with the text. */
    boolean isWord() {
        return isWord;
    }

    /** Returns how many lines ended within the part that was scanned last. */
    int lines() {
        return lines;
    }

    /** Returns the index of the last of these line ends. */
    int lastLineEnd() {
        return lastLineEnd;
    }

    private static int word(byte[] bytes, int from, int end) {
        int at = from;
        while (at < end && !ENDS_WORD[bytes[at] & 0xff]) {
            at++;
        }
        return at < end ? at : -1;
    }

    private int structure(byte[] bytes, int from, int end) {
        int at = from;
        while (at < end) {
            if (escaped) {
                at = pastEscaped(bytes, at);
            }
            at = nextStop(bytes, at, end);
            if (at == end) {
                return -1;
            }
            byte stop = bytes[at++];
            if (stop == JsonBytes.RECORD_SEPARATOR) {
                return at - 1;
            } else if (stop == '\n') {
                lines++;
                lastLineEnd = at - 1;
            } else if (endsWith(stop)) {
                return at;
            }
        }
        return -1;
    }

    private int nextStop(byte[] bytes, int from, int end) {
        boolean[] stops = inString ? STOPS_IN_STRING : STOPS_OUTSIDE;
        int at = from;
        while (at < end && !stops[bytes[at] & 0xff]) {
            at++;
        }
        return at;
    }

    /** Passes over what a backslash escapes; a line end is none of it, so that lines are counted right. */
    private int pastEscaped(byte[] bytes, int at) {
        escaped = false;
        return bytes[at] == '\n' ? at : at + 1;
    }

    private boolean endsWith(byte stop) {
        switch (stop) {
            case '"' -> inString = !inString;
            case '\\' -> escaped = true;
            case '{', '[' -> depth++;
            default -> depth--;
        }
        return depth <= 0 && !inString && !escaped;
    }
}
