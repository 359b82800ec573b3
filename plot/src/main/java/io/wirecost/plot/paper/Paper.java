package io.wirecost.plot.paper;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a chart is drawn on: elements of SVG one after the other, whose looks are classes only. All text is escaped, and cut
 * to the room that it has.
 */
public final class Paper {
    private static final double BASELINE = 4;

    private final int width;
    private final Keys keys;
    private final StringBuilder elements = new StringBuilder();

    /** An empty one. */
    public Paper(int width, Keys keys) {
        this.width = width;
        this.keys = keys;
    }

    public Keys keys() {
        return keys;
    }

    public int width() {
        return width;
    }

    /** Begins texts that stand alike. */
    public Paper open(String style, Anchor anchor) {
        return open(style + " " + anchor.style());
    }

    /** Begins what belongs together. */
    public Paper open(String style) {
        return open(style, "");
    }

    /** @param tip a tooltip of all of it; empty for none */
    public Paper open(String style, String tip) {
        elements.append("<g")
                .append(attribute("class", style.strip()))
                .append('>')
                .append(tip.isEmpty() ? "" : title(tip));
        return this;
    }

    private static String title(String tip) {
        return "<title>" + escaped(tip) + "</title>";
    }

    /** Ends what was begun last. */
    public Paper close() {
        elements.append("</g>\n");
        return this;
    }

    /** A line. */
    public Paper line(String style, double x1, double y1, double x2, double y2) {
        return path(style, new Outline().move(x1, y1).line(x2, y2));
    }

    /** A line of any form. */
    public Paper path(String style, Outline outline) {
        return element("path", style, attribute("d", outline.toString()));
    }

    /** A rectangle between two corners, in any order. */
    public Paper rectangle(String style, double x1, double y1, double x2, double y2) {
        return path(style, rectangle(x1, y1, x2, y2));
    }

    /** A rectangle that shows a tooltip. */
    public Paper rectangle(String style, String tip, double x1, double y1, double x2, double y2) {
        elements.append("<path")
                .append(attribute("class", style))
                .append(attribute("d", rectangle(x1, y1, x2, y2).toString()))
                .append('>')
                .append(title(tip))
                .append("</path>\n");
        return this;
    }

    private static Outline rectangle(double x1, double y1, double x2, double y2) {
        return new Outline().move(x1, y1).across(x2).up(y2).across(x1).close();
    }

    /** A circle. A shape without a style is filled with the colour of its mark. */
    public Paper circle(String style, double x, double y, double radius) {
        return element(
                "circle",
                style,
                attribute("cx", Outline.number(x))
                        + attribute("cy", Outline.number(y))
                        + attribute("r", Outline.number(radius)));
    }

    private Paper element(String name, String style, String attributes) {
        elements.append('<').append(name);
        if (!style.isEmpty()) {
            elements.append(attribute("class", style));
        }
        elements.append(attributes).append("/>");
        return this;
    }

    /**
     * A text in one line.
     *
     * @param y of the middle of its letters
     * @param room beyond which it is cut; it then has the whole as its tooltip
     */
    public Paper text(String style, double x, double y, Anchor anchor, String words, double room) {
        String left = x == 0 ? "" : attribute("x", Outline.number(x));
        return text(style, left + attribute("y", Outline.number(y + BASELINE)), anchor, words, room);
    }

    /** A text with the style and the anchor of the group that is open. */
    public Paper text(double x, double y, String words, double room) {
        return text("", x, y, Anchor.START, words, room);
    }

    /** A text that rises to the right, by 45 degrees. */
    public Paper slanted(String style, double x, double y, Anchor anchor, String words, double room) {
        return text(
                style,
                attribute("transform", "translate(" + Outline.number(x) + " " + Outline.number(y) + ") rotate(-45)"),
                anchor,
                words,
                room);
    }

    private Paper text(String style, String place, Anchor anchor, String words, double room) {
        String visible = HarmlessText.text(words);
        String shown = Letters.cut(visible, room);
        String classes =
                Stream.of(style, anchor.style()).filter(each -> !each.isEmpty()).collect(Collectors.joining(" "));
        if (!shown.isEmpty()) {
            elements.append("<text")
                    .append(classes.isEmpty() ? "" : attribute("class", classes))
                    .append(place)
                    .append('>')
                    .append(shown.equals(visible) ? "" : title(visible))
                    .append(escaped(shown))
                    .append("</text>");
        }
        return this;
    }

    /**
     * The whole.
     *
     * @param label what it shows, for those who do not see it
     * @param attributes of its element
     * @param inside elements before all others
     */
    public String svg(double height, String label, String attributes, String inside) {
        return "<svg" + attributes + " class=\"plot\" width=\"" + width + "\" height=\""
                + Outline.number(height)
                + "\" viewBox=\"0 0 " + width + " " + Outline.number(height) + "\" role=\"img\""
                + attribute("aria-label", label) + ">" + inside + "\n"
                + elements + "</svg>\n";
    }

    private static String attribute(String name, String value) {
        return " " + name + "=\"" + escaped(value) + "\"";
    }

    /** Text that an XML file may have, without markup. */
    public static String escaped(String raw) {
        return HarmlessText.text(raw)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replaceAll("[\\uFFFE\\uFFFF]", "\uFFFD");
    }
}
