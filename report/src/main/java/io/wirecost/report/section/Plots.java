package io.wirecost.report.section;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.plot.Axis;
import io.wirecost.plot.Boxes;
import io.wirecost.plot.Boxes.Box;
import io.wirecost.plot.Chart;
import io.wirecost.plot.Lines.Point;
import io.wirecost.plot.Range;
import io.wirecost.plot.Rows;
import io.wirecost.plot.Rows.Row;
import io.wirecost.plot.Rows.Tie;
import io.wirecost.plot.Rule;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.metric.Metric.Unit;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Optional;

/** Metrics as charts. */
final class Plots {
    private Plots() {}

    /** Times per message; equal distances are equal ratios. */
    static Axis times(String title) {
        return Axis.log(title, Units::time);
    }

    /** Bytes per message, from none. */
    static Axis bytes(String title) {
        return Axis.linear(title, Units::bytes);
    }

    /** An interval, if both of its ends can be drawn. */
    static Optional<Range> range(Optional<Interval> interval) {
        return interval.filter(ends -> Double.isFinite(ends.low()) && Double.isFinite(ends.high()))
                .map(ends -> new Range(ends.low(), ends.high()));
    }

    /** A figure over another, with its interval. */
    static Point point(double x, double y, Optional<Interval> interval) {
        return new Point(x, y, range(interval));
    }

    /** A metric's figures, best first: bytes as bars, times as points with their intervals and ties. */
    static Chart rows(String title, Metric metric, CodecWords names, Optional<Rule> rule) {
        boolean bytes = metric.unit() == Unit.BYTES;
        return new Rows(
                title,
                bytes ? bytes("bytes per message") : times("per message"),
                bytes ? Rows.Form.BARS : Rows.Form.POINTS,
                metric.lines().stream()
                        .map(line -> Row.of(names.inFamily(line.codec()), line.centre(), range(line.comparable())))
                        .toList(),
                bytes ? List.of() : ties(metric),
                rule);
    }

    /** Sets of neighbours; those that another order of the rows would tear apart are not drawn. */
    private static List<Tie> ties(Metric metric) {
        List<String> codecs = metric.lines().stream().map(Line::codec).toList();
        return metric.ties().stream()
                .map(set -> set.stream().mapToInt(codecs::indexOf).sorted().toArray())
                .filter(rows -> rows.length > 1 && rows[0] >= 0 && rows[rows.length - 1] - rows[0] == rows.length - 1)
                .map(rows -> new Tie(rows[0], rows[rows.length - 1]))
                .toList();
    }

    /** How single figures of a metric spread, in the order of its lines. */
    static Chart boxes(String title, Metric metric, CodecWords names, Axis axis, boolean toTheEnds) {
        return new Boxes(
                title,
                axis,
                false,
                metric.lines().stream()
                        .flatMap(line -> line.box().stream().map(box -> box(line, box, names, toTheEnds)))
                        .toList(),
                Optional.empty());
    }

    private static Box box(Line line, Metric.Box box, CodecWords names, boolean toTheEnds) {
        return new Box(
                names.inFamily(line.codec()),
                toTheEnds ? box.min() : box.p5(),
                box.p25(),
                box.median(),
                box.p75(),
                toTheEnds ? box.max() : box.p95(),
                toTheEnds ? Optional.empty() : Optional.of(line.centre()),
                Optional.empty());
    }
}
