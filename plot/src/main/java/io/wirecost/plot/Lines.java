package io.wirecost.plot;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Figures over figures, a line for each name, which stands at its end.
 *
 * @param rings places of which something is to be said: where two lines cross
 */
public record Lines(String title, Axis x, Axis y, List<Line> lines, List<Ring> rings) implements Chart {
    /** How a line is shown. */
    public enum Form {
        /** Points that are joined. */
        JOINED,
        /** Points alone: what was measured, beside a prediction. */
        POINTS,
        /** A line without points: a prediction. */
        CURVE,
        /** Hollow points, joined by a dashed line: what another source says. */
        PUBLISHED
    }

    public Lines {
        lines = List.copyOf(lines);
        rings = List.copyOf(rings);
    }

    /**
     * Points in any order, joined from left to right.
     *
     * @param faint whether it stands behind the others, without its name
     */
    public record Line(MarkSubject subject, Form form, boolean faint, List<Point> points) {
        public Line {
            points =
                    points.stream().sorted(Comparator.comparingDouble(Point::x)).toList();
        }
    }

    /** A figure at a place. */
    public record Point(double x, double y, Optional<Range> interval) {
        public Point {
            Finite.inOrder(x);
            Finite.inOrder(y);
        }
    }

    /** A ring around a place, with words for its tooltip. */
    public record Ring(double x, double y, String words) {}
}
