package io.wirecost.plot;

import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** What a mark shows: a figure, its interval, and what another source says. */
record MarkFigure(Optional<Double> value, Optional<Range> interval, Optional<Double> published) {
    static MarkFigure of(double value, Optional<Range> interval) {
        return new MarkFigure(Optional.of(value), interval, Optional.empty());
    }

    /** All figures; the low end of an interval is cut off where an axis could not show it only for that end. */
    DoubleStream figures(Axis axis) {
        boolean positive = value.filter(figure -> figure > 0).isPresent();
        return Stream.of(
                        value,
                        published,
                        interval.map(Range::high),
                        interval.map(Range::low).filter(low -> !axis.log() || !positive || low > 0))
                .flatMap(Optional::stream)
                .mapToDouble(Double::doubleValue);
    }

    /** The same in words, after what it is of. */
    String tip(String label, Axis axis) {
        String words = words(axis);
        return words.isEmpty() ? label : label + ": " + words;
    }

    /** The same in words; may be empty. */
    String words(Axis axis) {
        return value.map(figure -> axis.words().apply(figure)).orElse("")
                + interval.map(ends -> " (" + words(ends, axis) + ")").orElse("")
                + published
                        .map(figure -> "; published: " + axis.words().apply(figure))
                        .orElse("");
    }

    private static String words(Range ends, Axis axis) {
        return axis.words().apply(ends.low()) + " to " + axis.words().apply(ends.high());
    }
}
