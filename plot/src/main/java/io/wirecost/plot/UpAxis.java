package io.wirecost.plot;

import io.wirecost.plot.paper.Anchor;
import io.wirecost.plot.paper.AxisScale;
import io.wirecost.plot.paper.Letters;
import io.wirecost.plot.paper.Paper;
import java.util.HashSet;
import java.util.List;

/** An axis to the left of a chart, with the lines of its grid. Its title stands above it. */
final class UpAxis {
    /** Height of a chart that is wider than high. */
    static final double LOW = 210;

    private static final double DISTANCE = 30;
    private static final double GAP = 8;
    private static final double TITLE = 20;
    private static final double MOST_ROOM = 0.25;

    private final Paper paper;
    private final Axis axis;
    private final AxisScale scale;
    private final List<Double> ticks;
    private final double top;

    private UpAxis(Paper paper, Axis axis, AxisScale scale, double top) {
        this.paper = paper;
        this.axis = axis;
        this.scale = scale;
        this.top = top;
        this.ticks = scale.ticks(this::fits);
    }

    /** @param top where its title begins */
    static UpAxis of(Paper paper, Axis axis, AxisScale scale, double top, double height) {
        double start = top + (axis.title().isBlank() ? Letters.SIZE / 2 : TITLE);
        return new UpAxis(paper, axis, scale.between(start + height, start), top);
    }

    private boolean fits(List<Double> some) {
        for (int i = 1; i < some.size(); i++) {
            if (scale.at(some.get(i - 1)) - scale.at(some.get(i)) < DISTANCE) {
                return false;
            }
        }
        return new HashSet<>(some.stream().map(axis::tick).toList()).size() == some.size();
    }

    /** Where figures stand. */
    AxisScale scale() {
        return scale;
    }

    double top() {
        return scale.to();
    }

    double bottom() {
        return scale.from();
    }

    /** Where the chart may begin to the right of the labels. */
    double left() {
        return GAP
                + Math.min(
                        MOST_ROOM * paper.width(),
                        ticks.stream()
                                .mapToDouble(tick -> Letters.width(axis.tick(tick)))
                                .max()
                                .orElse(0));
    }

    void draw(double right) {
        paper.text("muted", 0, top + Letters.SIZE / 2, Anchor.START, axis.title(), paper.width());
        Marks.grid(
                paper, ticks, (line, tick) -> line.move(left(), scale.at(tick)).across(right));
        paper.open("muted", Anchor.END);
        ticks.forEach(tick -> paper.text(left() - GAP, scale.at(tick), axis.tick(tick), MOST_ROOM * paper.width()));
        paper.close();
    }
}
