package io.wirecost.cli;

/** Makes control characters harmless before text of a user's file reaches a terminal. */
final class Visible {
    private Visible() {}

    /** The text with every control character except line feed written as {@code \\uXXXX}. */
    static String text(String text) {
        StringBuilder visible = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            if (Character.isISOControl(c) && c != '\n') {
                visible.append(String.format("\\u%04x", c));
            } else {
                visible.appendCodePoint(c);
            }
        });
        return visible.toString();
    }
}
