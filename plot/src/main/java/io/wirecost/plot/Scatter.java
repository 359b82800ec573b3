package io.wirecost.plot;

import java.util.List;
import java.util.Optional;

/**
 * A point for each name, over two figures; lower left is better.
 *
 * @param front keys of the points that no other beats, joined by a dashed stair
 */
public record Scatter(String title, Axis x, Axis y, List<Dot> dots, List<String> front) implements Chart {
    public Scatter {
        dots = List.copyOf(dots);
        front = List.copyOf(front);
    }

    /**
     * A point.
     *
     * @param shape dots of one shape belong together: 0 filled, 1 ringed, 2 hollow
     * @param faint whether it stands behind the others; it has its name where there is room
     */
    public record Dot(MarkSubject subject, double x, double y, Optional<Range> yInterval, int shape, boolean faint) {
        public Dot {
            Finite.inOrder(x);
            Finite.inOrder(y);
        }
    }
}
