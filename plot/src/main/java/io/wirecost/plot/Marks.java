package io.wirecost.plot;

import io.wirecost.plot.paper.AxisScale;
import io.wirecost.plot.paper.HarmlessText;
import io.wirecost.plot.paper.Letters;
import io.wirecost.plot.paper.Outline;
import io.wirecost.plot.paper.Paper;
import java.util.Collection;
import java.util.List;
import java.util.function.BiConsumer;

/** Small marks that several charts have. */
final class Marks {
    /** Of a point. */
    static final double RADIUS = 4;
    /** Between a text and what it belongs to. */
    static final double GAP = 10;

    private static final double CAP = 3;

    private Marks() {}

    /** @param shape a circle, a diamond, a square, a triangle */
    static void point(Paper paper, String style, double x, double y, double r, int shape) {
        double far = r * 1.3;
        switch (shape % 4) {
            case 0 -> paper.circle(style, x, y, r);
            case 1 ->
                paper.path(
                        style,
                        new Outline()
                                .move(x, y - far)
                                .line(x + far, y)
                                .line(x, y + far)
                                .line(x - far, y)
                                .close());
            case 2 -> paper.rectangle(style, x - 0.9 * r, y - 0.9 * r, x + 0.9 * r, y + 0.9 * r);
            default ->
                paper.path(
                        style,
                        new Outline()
                                .move(x, y - far)
                                .line(x + far, y + r)
                                .across(x - far)
                                .close());
        }
    }

    /** Lines at the ticks of an axis; that at zero stands out. */
    static void grid(Paper paper, List<Double> ticks, BiConsumer<Outline, Double> draw) {
        Outline lines = new Outline();
        ticks.forEach(tick -> draw.accept(lines, tick));
        paper.path("grid", lines);
        if (ticks.contains(0.0)) {
            Outline zero = new Outline();
            draw.accept(zero, 0.0);
            paper.path("axis", zero);
        }
    }

    /** An interval to the sides. */
    static void across(Paper paper, String style, Range ends, AxisScale scale, double y) {
        double low = scale.at(ends.low());
        double high = scale.at(ends.high());
        paper.path(
                style,
                new Outline()
                        .move(low, y - CAP)
                        .up(y + CAP)
                        .move(low, y)
                        .across(high)
                        .move(high, y - CAP)
                        .up(y + CAP));
    }

    /** An interval upwards. */
    static void up(Paper paper, String style, Range ends, AxisScale scale, double x) {
        double low = scale.at(ends.low());
        double high = scale.at(ends.high());
        paper.path(
                style,
                new Outline()
                        .move(x - CAP, low)
                        .across(x + CAP)
                        .move(x, low)
                        .up(high)
                        .move(x - CAP, high)
                        .across(x + CAP));
    }

    /** Returns how wide a column of these texts is, at most a share of the picture. */
    static double room(Paper paper, double share, Collection<String> texts) {
        double widest = texts.stream().mapToDouble(Marks::width).max().orElse(0);
        return Math.min(share * paper.width(), widest);
    }

    static double width(String text) {
        return Letters.width(HarmlessText.text(text));
    }

    /** Returns the middle of a text that belongs to a place, moved so that the text is within the picture. */
    static double middle(Paper paper, String text, double x) {
        double half = Math.min(width(text), paper.width()) / 2;
        return Math.max(half, Math.min(paper.width() - half, x));
    }
}
