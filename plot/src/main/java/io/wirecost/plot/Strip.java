package io.wirecost.plot;

import java.util.List;

/**
 * A figure over time, low and wide, with spans of which something is to be said.
 *
 * @param usual how far the figure usually varies: dashed lines
 */
public record Strip(String title, Axis x, Axis y, List<Lines.Point> points, Range usual, List<Span> spans)
        implements Chart {
    public Strip {
        points = List.copyOf(points);
        spans = List.copyOf(spans);
    }

    /**
     * A shaded span of the x axis.
     *
     * @param dark whether it is the worse kind
     */
    public record Span(double from, double to, boolean dark, String words) {
        public Span {
            Finite.inOrder(from, to);
        }
    }
}
