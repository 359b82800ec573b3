package io.wirecost.report.section;

import io.wirecost.analysis.ranking.Place;
import io.wirecost.document.Table;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.metric.Metric.Range;
import io.wirecost.report.model.metric.Metric.Ratio;
import io.wirecost.report.wording.Units;
import java.util.Optional;
import java.util.function.DoubleFunction;

/** Figures that may be missing, as cells of a table. */
final class Cells {
    private Cells() {}

    /** {@code 2=}. */
    static String place(Optional<Place> place) {
        return place.map(Place::label).orElse(Table.NONE);
    }

    /** How far an interval reaches above its geometric centre: {@code ±5.2%}. */
    static String reach(Optional<Range> interval) {
        return interval.map(range -> Units.spread(Math.sqrt(range.high() / range.low()) - 1))
                .orElse(Table.NONE);
    }

    /** How far the interval of the ratio to the baseline reaches, where one was taken, else that of the figure. */
    static String certainty(Line line) {
        return reach(line.ratio().isPresent() ? line.ratio().flatMap(Ratio::interval) : line.interval());
    }

    /** Both ends of an interval. */
    static String ends(Optional<Range> interval, DoubleFunction<String> unit) {
        return interval.map(range -> unit.apply(range.low()) + " to " + unit.apply(range.high()))
                .orElse(Table.NONE);
    }

    /** A figure in its unit. */
    static String of(Optional<Double> figure, DoubleFunction<String> unit) {
        return figure.map(unit::apply).orElse(Table.NONE);
    }
}
