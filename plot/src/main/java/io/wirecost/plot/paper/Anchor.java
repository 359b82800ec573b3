package io.wirecost.plot.paper;

/** Which part of a text stands at its place. */
public enum Anchor {
    START(""),
    MIDDLE("middle"),
    END("end");

    private final String style;

    Anchor(String style) {
        this.style = style;
    }

    String style() {
        return style;
    }
}
