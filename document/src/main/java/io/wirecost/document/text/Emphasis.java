package io.wirecost.document.text;

/** Emphasis by ANSI escape sequences, where they are allowed. */
enum Emphasis {
    PLAIN(""),
    BOLD("\u001b[1m");

    private static final String RESET = "\u001b[0m";

    private final String start;

    Emphasis(String start) {
        this.start = start;
    }

    String on(String text, TextStyle style) {
        return style.colour() && this != PLAIN ? start + text + RESET : text;
    }
}
