package io.wirecost.plot;

import java.util.List;
import java.util.Optional;

/**
 * A row for each name with a figure to the right, best first as given: bars from zero, or points where the axis is
 * logarithmic or has no zero.
 *
 * @param ties rows that cannot be told apart, joined by a bracket each
 * @param rule a line across all rows
 */
public record Rows(String title, Axis axis, Form form, List<Row> rows, List<Tie> ties, Optional<Rule> rule)
        implements Chart {
    /** What stands for a figure. */
    public enum Form {
        BARS,
        POINTS
    }

    public Rows {
        rows = List.copyOf(rows);
        ties = List.copyOf(ties);
    }

    /**
     * A figure, with its interval, and beside it what another source says.
     *
     * @param published a hollow mark; empty where nothing was published
     */
    public record Row(
            MarkSubject subject, Optional<Double> value, Optional<Range> interval, Optional<Double> published) {
        /** A figure without a published one. */
        public static Row of(MarkSubject subject, double value, Optional<Range> interval) {
            return new Row(subject, Optional.of(value), interval, Optional.empty());
        }
    }

    /** Rows from {@code first} to {@code last}, counted from 0. */
    public record Tie(int first, int last) {}
}
