package io.wirecost.plot;

import io.wirecost.plot.RowFrame.Entry;
import io.wirecost.plot.Rows.Row;
import io.wirecost.plot.paper.AxisScale;
import io.wirecost.plot.paper.Paper;
import java.util.stream.DoubleStream;

/** Bars or points with their intervals, and brackets of ties behind them. */
final class RowsDrawing {
    private static final double BAR = 6;

    private final Rows rows;
    private final Paper paper;
    private final Colours colours;

    RowsDrawing(Rows rows, Paper paper) {
        this.rows = rows;
        this.paper = paper;
        this.colours = Colours.ofGroups(
                paper.keys(), rows.rows().stream().map(Row::subject).toList());
    }

    double draw() {
        Brackets brackets = Brackets.of(paper, rows.ties());
        boolean bars = rows.form() == Rows.Form.BARS && !scale(true).log();
        RowFrame frame =
                new RowFrame(paper, rows.rows().stream().map(this::entry).toList(), paper.width() - brackets.room());
        AxisScale scale = frame.placed(scale(bars));
        boolean published = rows.rows().stream().anyMatch(row -> row.published().isPresent());
        double top = Head.draw(paper, rows.title(), Head.keys(colours, published));
        double end = frame.draw(
                top,
                rows.axis(),
                scale,
                rows.rule(),
                (i, y) -> marks(rows.rows().get(i), bars, scale, y));
        brackets.draw(top + (rows.rule().isPresent() ? RowFrame.ROW : 0));
        return end;
    }

    private AxisScale scale(boolean zero) {
        DoubleStream figures =
                rows.rows().stream().flatMapToDouble(row -> shown(row).figures(rows.axis()));
        DoubleStream rule = rows.rule().stream().mapToDouble(Rule::value);
        return AxisScale.of(DoubleStream.concat(figures, rule), rows.axis().log(), zero);
    }

    private static MarkFigure shown(Row row) {
        return new MarkFigure(row.value(), row.interval(), row.published());
    }

    private Entry entry(Row row) {
        return new Entry(
                row.subject(),
                colours.of(row.subject()),
                row.value().map(rows.axis().words()::apply).orElse(""),
                shown(row).words(rows.axis()));
    }

    private void marks(Row row, boolean bars, AxisScale scale, double y) {
        if (bars) {
            row.value().ifPresent(value -> paper.rectangle("", scale.at(0), y - BAR, scale.at(value), y + BAR));
        }
        row.interval().ifPresent(ends -> Marks.across(paper, bars ? "whisker on-bar" : "whisker", ends, scale, y));
        row.published().ifPresent(value -> paper.circle("published", scale.at(value), y, Marks.RADIUS));
        if (!bars) {
            int shape = colours.shape(row.subject());
            row.value().ifPresent(value -> Marks.point(paper, "", scale.at(value), y, Marks.RADIUS, shape));
        }
    }
}
