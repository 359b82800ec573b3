package io.wirecost.plot;

import io.wirecost.plot.paper.Anchor;
import io.wirecost.plot.paper.AxisScale;
import io.wirecost.plot.paper.Paper;
import java.util.List;
import java.util.Optional;

/** Rows below each other: names to the left, an axis in the middle, figures to the right. */
final class RowFrame {
    /** From one row to the next, in pixels. */
    static final double ROW = 22;

    private static final double NAMES = 0.42;
    private static final double FIGURES = 0.25;

    private final Paper paper;
    private final List<Entry> entries;
    private final double right;
    private final double names;
    private final double figures;

    /** @param right where the figures end */
    RowFrame(Paper paper, List<Entry> entries, double right) {
        this.paper = paper;
        this.entries = entries;
        this.right = right;
        this.names = Marks.room(
                paper,
                NAMES,
                entries.stream().map(entry -> entry.subject().label()).toList());
        this.figures =
                Marks.room(paper, FIGURES, entries.stream().map(Entry::figure).toList());
    }

    /**
     * A row.
     *
     * @param style its colour
     * @param figure as it stands to the right
     * @param tip what is shown besides where the row is pointed at
     */
    record Entry(MarkSubject subject, String style, String figure, String tip) {}

    /** Draws the marks of a row at its height. */
    interface Marker {
        void draw(int row, double y);
    }

    /** Returns the place of figures between names and figures. */
    AxisScale placed(AxisScale scale) {
        return scale.between(names + Marks.GAP, right - figures - Marks.GAP);
    }

    /** @return where it ends below */
    double draw(double top, Axis axis, AxisScale scale, Optional<Rule> rule, Marker marker) {
        double first = top + (rule.isPresent() ? ROW : 0);
        double bottom = first + ROW * entries.size();
        double end = new AcrossAxis(paper, axis, scale).draw(first, bottom);
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            double y = first + ROW * (i + 0.5);
            paper.open("row " + entry.style(), entry.tip().equals(entry.figure()) ? "" : entry.tip())
                    .text("", 0, y, Anchor.START, name(entry), names);
            marker.draw(i, y);
            paper.text(right, y, entry.figure(), figures).close();
        }
        rule.ifPresent(each -> rule(each, scale.at(each.value()), top, bottom));
        return end;
    }

    /** Never empty: the style tells a row's figure, which ends at its place, by the text before it. */
    private static String name(Entry entry) {
        return entry.subject().label().isEmpty() ? " " : entry.subject().label();
    }

    /** A line down all rows, with its label in a line of its own above them. */
    private void rule(Rule rule, double x, double top, double bottom) {
        double middle = Marks.middle(paper, rule.label(), x);
        paper.line("rule", x, top + ROW - 4, x, bottom)
                .text("muted", middle, top + ROW / 2 - 2, Anchor.MIDDLE, rule.label(), paper.width());
    }
}
