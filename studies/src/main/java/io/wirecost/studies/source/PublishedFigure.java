package io.wirecost.studies.source;

import java.util.Optional;

/** A figure as published: often a single one, sometimes from one to another. */
public record PublishedFigure(double from, double to) {
    private static final String BETWEEN = "..";

    /** Returns the middle of both ends. */
    public double centre() {
        return (from + to) / 2;
    }

    /** Returns the span in units of another figure. */
    public PublishedFigure over(double other) {
        return new PublishedFigure(from / other, to / other);
    }

    /** Reads {@code 12.5} or {@code 1.10..1.12}; empty for a text that is neither. */
    public static Optional<PublishedFigure> parse(String text) {
        int dots = text.indexOf(BETWEEN);
        try {
            double from = Double.parseDouble(dots < 0 ? text : text.substring(0, dots));
            double to = dots < 0 ? from : Double.parseDouble(text.substring(dots + BETWEEN.length()));
            return from <= to && Double.isFinite(from) && Double.isFinite(to)
                    ? Optional.of(new PublishedFigure(from, to))
                    : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }
}
