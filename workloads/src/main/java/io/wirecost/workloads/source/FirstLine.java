package io.wirecost.workloads.source;

import java.io.IOException;

/** The first line of a text that is not blank. It may be longer than what has been read of the text. */
final class FirstLine {
    private final Window window;
    private final ValueScanner scanner = new ValueScanner();
    private int at;

    /** @param first where the line's first visible byte is, from the window's start */
    FirstLine(Window window, int first) {
        this.window = window;
        this.at = first;
    }

    /** Returns whether a value, and nothing else, stands on the line. A line that is too long for the window counts as one. */
    boolean isValue() throws IOException {
        scanner.begin(window.bytes()[window.start() + at]);
        boolean complete = false;
        boolean more = true;
        while (more && !complete) {
            int end = scanner.scan(window.bytes(), window.start() + at, window.end());
            if (scanner.lines() > 0) {
                return false;
            }
            complete = end >= 0;
            at = complete ? end - window.start() : window.size();
            more = complete || !window.isFull() && window.fill();
        }
        return endsHere();
    }

    /** Returns whether only blanks stand in front of the line's end. */
    private boolean endsHere() throws IOException {
        boolean more = true;
        while (more) {
            for (; at < window.size(); at++) {
                byte read = window.bytes()[window.start() + at];
                if (read == '\n') {
                    return true;
                } else if (!JsonBytes.isBlank(read)) {
                    return false;
                }
            }
            more = !window.isFull() && window.fill();
        }
        return true;
    }
}
