package io.wirecost.report.section;

import io.wirecost.analysis.ranking.RankedCell;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.analysis.sweep.Growth;
import io.wirecost.document.TableCell;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.metric.Metric.Ratio;
import io.wirecost.report.wording.Units;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;

/** Figures that may be missing, as cells of a table. */
final class FigureCells {
    private FigureCells() {}

    /** {@code 2=}. */
    static TableCell place(Optional<RankedCell> place) {
        return place.map(known -> new TableCell(known.label(), OptionalDouble.of(known.rank()), "", "", "", ""))
                .orElse(TableCell.none());
    }

    /** How far an interval reaches above its geometric centre: {@code ±5.2%}. */
    static TableCell reach(Optional<Interval> interval) {
        return TableCell.figure(interval.map(range -> Math.sqrt(range.high() / range.low()) - 1), Units::spread);
    }

    /** How far the interval of the ratio to the baseline reaches, where one was taken, else that of the figure. */
    static TableCell certainty(Line line) {
        return reach(line.ratio().isPresent() ? line.ratio().flatMap(Ratio::interval) : line.interval());
    }

    /** Both ends of an interval. */
    static String ends(Optional<Interval> interval, DoubleFunction<String> unit) {
        return interval.map(range -> unit.apply(range.low()) + " to " + unit.apply(range.high()))
                .orElse(TableCell.NONE);
    }

    /** Both ends of a slope's interval, in time. */
    static String ends(Optional<Growth> growth) {
        return ends(growth.flatMap(Growth::slopeInterval), Units::signedTime);
    }
}
