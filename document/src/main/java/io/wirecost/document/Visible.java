package io.wirecost.document;

/** Text from outside, made harmless to a terminal. */
public final class Visible {
    private Visible() {}

    /** The same text as charts have it: {@link io.wirecost.plot.paper.Visible#text}. */
    public static String text(String raw) {
        return io.wirecost.plot.paper.Visible.text(raw);
    }
}
