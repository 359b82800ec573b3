package io.wirecost.cli.terminal;

import java.io.PrintWriter;
import java.util.List;

/**
 * Lines at the bottom of a terminal that are rewritten in place. The cursor stays behind the last of them. They must be
 * fewer than the terminal is high, and narrower than it is wide: what has left the screen cannot be rewritten.
 */
final class LiveLines {
    private static final String TO_START = "\r";
    private static final String CLEAR_LINE = "\u001b[K";
    private static final String CLEAR_BELOW = "\u001b[J";

    private final PrintWriter out;
    private int shown;

    LiveLines(PrintWriter out) {
        this.out = out;
    }

    /** Shows lines in place of those that are there. */
    void show(List<String> lines) {
        out.print(toFirst() + String.join(CLEAR_LINE + "\n", lines) + CLEAR_LINE + CLEAR_BELOW);
        out.flush();
        shown = lines.size();
    }

    /** Leaves nothing of them on the screen. */
    void clear() {
        out.print(toFirst() + CLEAR_BELOW);
        out.flush();
        shown = 0;
    }

    private String toFirst() {
        return TO_START + (shown > 1 ? "\u001b[%dA".formatted(shown - 1) : "");
    }
}
