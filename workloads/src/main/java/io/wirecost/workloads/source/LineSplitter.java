package io.wirecost.workloads.source;

import io.wirecost.core.InputException;
import java.io.IOException;

/** Takes each line that is not blank as a record, whatever stands on it. So a broken record ends with its line. */
final class LineSplitter implements Splitter {
    private final Window window;
    private final String file;
    private int line;
    private int column;
    private int length;
    /** Bytes of the window that belong to the current line, with its end. */
    private int lineBytes;

    LineSplitter(Window window, String file) {
        this.window = window;
        this.file = file;
    }

    @Override
    public boolean next() throws IOException, InputException {
        window.drop(lineBytes);
        lineBytes = 0;
        while (findLine()) {
            line++;
            int from = window.start();
            int first = JsonBytes.firstVisible(window.bytes(), from, from + lineBytes);
            length = JsonBytes.behindLastVisible(window.bytes(), first, from + lineBytes) - first;
            column = first - from + 1;
            window.drop(first - from);
            lineBytes -= first - from;
            if (length > 0) {
                return true;
            }
            window.drop(lineBytes);
            lineBytes = 0;
        }
        return false;
    }

    /** Looks for the end of the line at the window's start; returns false if there is no line. */
    private boolean findLine() throws IOException, InputException {
        int scanned = 0;
        boolean more = true;
        while (more) {
            int end = JsonBytes.lineEnd(window.bytes(), window.start() + scanned, window.end());
            if (end < window.end()) {
                lineBytes = end - window.start() + 1;
                return true;
            }
            scanned = window.size();
            more = fill();
        }
        lineBytes = scanned;
        return scanned > 0;
    }

    private boolean fill() throws IOException, InputException {
        if (window.isFull()) {
            throw Arrangement.tooLarge(file, line + 1);
        }
        return window.fill();
    }

    @Override
    public int length() {
        return length;
    }

    @Override
    public int line() {
        return line;
    }

    @Override
    public int column() {
        return column;
    }
}
