package io.wirecost.report.text;

/** Emphasis by ANSI escape sequences, where they are allowed. */
enum Ink {
    PLAIN(""),
    BOLD("\u001b[1m"),
    DIM("\u001b[2m");

    private static final String RESET = "\u001b[0m";

    private final String start;

    Ink(String start) {
        this.start = start;
    }

    String on(String text, TextStyle style) {
        return style.colour() && this != PLAIN ? start + text + RESET : text;
    }
}
