package io.wirecost.process;

import java.io.IOException;
import java.io.Reader;

/** Reads lines. Of one that is too long only the beginning is kept, so that no child fills the memory of its parent. */
final class BoundedLines {
    private static final int END = -1;

    private final Reader in;
    private final int longest;
    private boolean afterReturn;

    /** @param longest how many characters of a line are kept */
    BoundedLines(Reader in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    /** The next line without its end; null behind the last one. */
    String next() throws IOException {
        StringBuilder line = new StringBuilder();
        boolean any = false;
        while (true) {
            int c = in.read();
            boolean secondOfTwo = c == '\n' && afterReturn;
            afterReturn = c == '\r';
            if (c == END) {
                return any ? line.toString() : null;
            } else if ((c == '\n' && !secondOfTwo) || c == '\r') {
                return line.toString();
            } else if (!secondOfTwo && line.length() < longest) {
                line.append((char) c);
            }
            any |= !secondOfTwo;
        }
    }
}
