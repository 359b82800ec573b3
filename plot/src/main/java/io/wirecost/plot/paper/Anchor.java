package io.wirecost.plot.paper;

/** Which part of a text stands at its place. */
public enum Anchor {
    START(0, ""),
    MIDDLE(0.5, "middle"),
    END(1, "end");

    private final double before;
    private final String style;

    Anchor(double before, String style) {
        this.before = before;
        this.style = style;
    }

    /** Returns the left end of a text. */
    public double left(double x, double width) {
        return x - before * width;
    }

    String style() {
        return style;
    }
}
