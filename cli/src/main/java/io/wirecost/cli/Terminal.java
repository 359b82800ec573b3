package io.wirecost.cli;

import java.util.Map;

/**
 * What the process writes to.
 *
 * @param colourOut whether standard output takes colours
 * @param liveErr whether progress on standard error may rewrite its line
 * @param widthColumns how wide a line may be
 */
record Terminal(boolean colourOut, boolean liveErr, int widthColumns) {
    private static final int DEFAULT_WIDTH_COLUMNS = 120;

    /** The launcher says what is a terminal; NO_COLOR and TERM=dumb switch colours off. */
    static Terminal ofProcess() {
        return of(
                System.getenv(),
                Boolean.getBoolean("wirecost.terminal.out"),
                Boolean.getBoolean("wirecost.terminal.err"));
    }

    static Terminal of(Map<String, String> environment, boolean outIsTerminal, boolean errIsTerminal) {
        boolean plain = !environment.getOrDefault("NO_COLOR", "").isEmpty() || "dumb".equals(environment.get("TERM"));
        return new Terminal(
                outIsTerminal && !plain, errIsTerminal && !"dumb".equals(environment.get("TERM")), width(environment));
    }

    private static int width(Map<String, String> environment) {
        String columns = environment.getOrDefault("COLUMNS", "");
        return columns.matches("[1-9]\\d{1,3}") ? Integer.parseInt(columns) : DEFAULT_WIDTH_COLUMNS;
    }
}
