package io.wirecost.report.section;

import io.wirecost.analysis.ranking.Place;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.document.Cell;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.metric.Metric.Ratio;
import io.wirecost.report.wording.Units;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;

/** Figures that may be missing, as cells of a table. */
final class Cells {
    private Cells() {}

    /** {@code 2=}. */
    static Cell place(Optional<Place> place) {
        return place.map(known -> new Cell(known.label(), OptionalDouble.of(known.rank()), "", "", ""))
                .orElse(Cell.none());
    }

    /** How far an interval reaches above its geometric centre: {@code ±5.2%}. */
    static Cell reach(Optional<Interval> interval) {
        return Cell.figure(interval.map(range -> Math.sqrt(range.high() / range.low()) - 1), Units::spread);
    }

    /** How far the interval of the ratio to the baseline reaches, where one was taken, else that of the figure. */
    static Cell certainty(Line line) {
        return reach(line.ratio().isPresent() ? line.ratio().flatMap(Ratio::interval) : line.interval());
    }

    /** Both ends of an interval. */
    static String ends(Optional<Interval> interval, DoubleFunction<String> unit) {
        return interval.map(range -> unit.apply(range.low()) + " to " + unit.apply(range.high()))
                .orElse(Cell.NONE);
    }
}
