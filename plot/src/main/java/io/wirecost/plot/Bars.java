package io.wirecost.plot;

import java.util.List;
import java.util.Optional;

/** Figures of categories: bars of all series beside each other for each category, upright. */
public record Bars(String title, Axis axis, List<String> categories, List<Series> series) implements Chart {
    public Bars {
        categories = List.copyOf(categories);
        series = List.copyOf(series);
        for (Series one : series) {
            if (one.bars().size() != categories.size()) {
                throw new IllegalArgumentException(
                        one.bars().size() + " bars for " + categories.size() + " categories");
            }
        }
    }

    /** @param bars one for each category; empty where there is no figure */
    public record Series(MarkSubject subject, List<Optional<Bar>> bars) {
        public Series {
            bars = List.copyOf(bars);
        }
    }

    /**
     * A figure of a category.
     *
     * @param published what another source says: a hollow mark
     */
    public record Bar(double value, Optional<Range> interval, Optional<Double> published) {
        public Bar {
            Finite.inOrder(value);
        }
    }
}
