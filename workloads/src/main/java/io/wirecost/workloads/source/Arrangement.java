package io.wirecost.workloads.source;

import io.wirecost.core.InputException;
import java.io.IOException;

/** How the records of a text are arranged, as its first lines show. */
enum Arrangement {
    /** One record on each line. */
    LINES,
    /** Values one after the other, on however many lines, or the elements of an array. */
    VALUES;

    private static final int FIRST_LOOK_BYTES = 1 << 16;

    /** Returns a splitter of what the window is in front of. */
    static Splitter splitter(Window window, String file) throws IOException {
        return of(window) == LINES ? new LineSplitter(window, file) : new ValueSplitter(window, file);
    }

    /**
     * Returns the arrangement of a text. Its first line must be a value, and most of the other lines that are seen. So a
     * few broken lines do not hide that each line was meant as a record.
     */
    static Arrangement of(Window window) throws IOException {
        boolean ended = !window.fillTo(FIRST_LOOK_BYTES);
        int first = firstVisible(window);
        if (first == window.size()) {
            return LINES;
        }
        byte begin = window.bytes()[window.start() + first];
        boolean separated = hasSeparator(window, first);
        return begin == '[' || separated || !new FirstLine(window, first).isValue()
                ? VALUES
                : ofOtherLines(window, ended);
    }

    /** A record that never ends may be the fault of one quote or bracket. */
    static InputException tooLarge(String file, int line) {
        return new InputException(file + ":" + line + ": the record is larger than " + (Window.MOST_BYTES >> 20)
                + " MiB; is a closing quote, bracket or line end missing? Otherwise split it into smaller records");
    }

    private static int firstVisible(Window window) throws IOException {
        int first = 0;
        boolean more = true;
        while (more && first == window.size()) {
            first = JsonBytes.firstVisible(window.bytes(), window.start() + first, window.end()) - window.start();
            more = first < window.size() || !window.isFull() && window.fill();
        }
        return first;
    }

    private static boolean hasSeparator(Window window, int first) {
        for (int i = 0; i < first; i++) {
            if (window.bytes()[window.start() + i] == JsonBytes.RECORD_SEPARATOR) {
                return true;
            }
        }
        return false;
    }

    /** Looks at the complete lines that are at hand, and makes sure that there are two if the text has two. */
    private static Arrangement ofOtherLines(Window window, boolean isAll) throws IOException {
        boolean ended = isAll;
        while (!ended && !window.isFull() && FirstLines.of(window, false).count() < 2) {
            ended = !window.fillTo(2 * window.size());
        }
        return FirstLines.of(window, ended).areMostlyValues() ? LINES : VALUES;
    }
}
