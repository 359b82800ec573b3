package io.wirecost.document;

/** Text from outside, made harmless to a terminal. */
public final class TerminalText {
    private TerminalText() {}

    /** The same text as charts have it: {@link io.wirecost.plot.paper.HarmlessText#text}. */
    public static String text(String raw) {
        return io.wirecost.plot.paper.HarmlessText.text(raw);
    }
}
