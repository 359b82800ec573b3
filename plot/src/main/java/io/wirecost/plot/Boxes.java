package io.wirecost.plot;

import java.util.List;
import java.util.Optional;

/**
 * How figures spread: a box from the first to the third quartile for each name, with whiskers.
 *
 * @param upright whether boxes stand beside each other; else one lies below the other
 */
public record Boxes(String title, Axis axis, boolean upright, List<Box> boxes, Optional<Rule> rule) implements Chart {
    public Boxes {
        boxes = List.copyOf(boxes);
    }

    /**
     * Quartiles, with the ends of the whiskers.
     *
     * @param mean a dot; empty for none
     * @param published what another source says of the median: a hollow mark
     */
    public record Box(
            MarkSubject subject,
            double low,
            double q1,
            double median,
            double q3,
            double high,
            Optional<Double> mean,
            Optional<Double> published) {
        public Box {
            Finite.inOrder(low, q1, median, q3, high);
        }
    }
}
