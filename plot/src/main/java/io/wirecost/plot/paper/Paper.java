package io.wirecost.plot.paper;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a chart is drawn on: elements of SVG one after the other, whose looks are classes only. All text is escaped, and cut
 * to the room that it has.
 */
public final class Paper {
    private static final double BASELINE = 4;

    private final int width;
    private final StringBuilder elements = new StringBuilder();

    /** An empty one. */
    public Paper(int width) {
        this.width = width;
    }

    public int width() {
        return width;
    }

    /**
     * Begins what belongs together.
     *
     * @param key what picks it out; empty for nothing
     * @param tip its tooltip; empty for none
     */
    public Paper open(String style, String key, String tip) {
        elements.append("<g").append(attribute("class", style));
        if (!key.isEmpty()) {
            elements.append(attribute("data-codec", key));
        }
        elements.append('>').append(tip.isEmpty() ? "" : "<title>" + escaped(tip) + "</title>");
        return this;
    }

    /** Ends what was begun last. */
    public Paper close() {
        elements.append("</g>\n");
        return this;
    }

    /** A line. */
    public Paper line(String style, double x1, double y1, double x2, double y2) {
        return path(style, "M", x1, y1, x2, y2);
    }

    /** @param steps letters of a path's steps, and coordinates: after {@code M} a point each, joined by lines */
    public Paper path(String style, Object... steps) {
        String path = Stream.of(steps)
                .map(step -> step instanceof Double number ? number(number) : step.toString())
                .collect(Collectors.joining(" "))
                .replaceAll(" ?([A-Za-z]) ?", "$1")
                .strip();
        return element("path", style, attribute("d", path));
    }

    /** A rectangle between two corners, in any order. */
    public Paper rectangle(String style, double x1, double y1, double x2, double y2) {
        return element(
                "rect",
                style,
                attribute("x", number(Math.min(x1, x2)))
                        + attribute("y", number(Math.min(y1, y2)))
                        + attribute("width", number(Math.abs(x2 - x1)))
                        + attribute("height", number(Math.abs(y2 - y1))));
    }

    /** A circle. */
    public Paper circle(String style, double x, double y, double radius) {
        return element(
                "circle",
                style,
                attribute("cx", number(x)) + attribute("cy", number(y)) + attribute("r", number(radius)));
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
        return text(style, attribute("x", number(x)) + attribute("y", number(y + BASELINE)), anchor, words, room);
    }

    /** A text that rises to the right, by 45 degrees. */
    public Paper slanted(String style, double x, double y, Anchor anchor, String words, double room) {
        return text(
                style,
                attribute("transform", "translate(" + number(x) + " " + number(y) + ") rotate(-45)"),
                anchor,
                words,
                room);
    }

    private Paper text(String style, String place, Anchor anchor, String words, double room) {
        String visible = HarmlessText.text(words);
        String shown = Letters.cut(visible, room);
        String classes =
                Stream.of(style, anchor.style()).filter(each -> !each.isEmpty()).collect(Collectors.joining(" "));
        if (!shown.isBlank()) {
            elements.append("<text")
                    .append(classes.isEmpty() ? "" : attribute("class", classes))
                    .append(place)
                    .append('>')
                    .append(shown.equals(visible) ? "" : "<title>" + escaped(visible) + "</title>")
                    .append(escaped(shown))
                    .append("</text>\n");
        }
        return this;
    }

    /**
     * The whole.
     *
     * @param label what it shows, for those who do not see it
     * @param inside elements before all others
     */
    public String svg(double height, String label, String inside) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plot\" width=\"" + width + "\" height=\""
                + number(height)
                + "\" viewBox=\"0 0 " + width + " " + number(height) + "\" role=\"img\""
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

    private static String number(double coordinate) {
        if (!Double.isFinite(coordinate)) {
            throw new IllegalArgumentException("no coordinate: " + coordinate);
        }
        String text = String.format(Locale.ROOT, "%.1f", coordinate);
        String round = text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
        return round.equals("-0") ? "0" : round;
    }
}
