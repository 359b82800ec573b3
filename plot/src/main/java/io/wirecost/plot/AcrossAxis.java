package io.wirecost.plot;

import io.wirecost.plot.paper.Anchor;
import io.wirecost.plot.paper.AxisScale;
import io.wirecost.plot.paper.Letters;
import io.wirecost.plot.paper.Paper;
import java.util.HashSet;
import java.util.List;

/** An axis below a chart, with the lines of its grid. */
final class AcrossAxis {
    private static final double GAP = 14;
    private static final double DISTANCE = 40;
    private static final double LABELS = 20;
    private static final double TITLE = 17;

    private final Paper paper;
    private final Axis axis;
    private final AxisScale scale;

    AcrossAxis(Paper paper, Axis axis, AxisScale scale) {
        this.paper = paper;
        this.axis = axis;
        this.scale = scale;
    }

    /** @return where it ends below */
    double draw(double top, double bottom) {
        List<Double> ticks = scale.ticks(this::fits);
        Marks.grid(paper, ticks, (line, tick) -> line.move(scale.at(tick), top).up(bottom));
        paper.open("muted", Anchor.MIDDLE);
        ticks.forEach(tick -> paper.text(middle(tick), bottom + LABELS - 8, axis.tick(tick), paper.width()));
        paper.close();
        if (axis.title().isBlank()) {
            return bottom + LABELS;
        }
        double middle = Marks.middle(paper, axis.title(), (scale.from() + scale.to()) / 2);
        paper.text("muted", middle, bottom + LABELS + TITLE / 2, Anchor.MIDDLE, axis.title(), paper.width());
        return bottom + LABELS + TITLE;
    }

    private boolean fits(List<Double> ticks) {
        for (int i = 1; i < ticks.size(); i++) {
            double end = middle(ticks.get(i - 1)) + half(ticks.get(i - 1));
            double start = middle(ticks.get(i)) - half(ticks.get(i));
            if (start - end < GAP || scale.at(ticks.get(i)) - scale.at(ticks.get(i - 1)) < DISTANCE) {
                return false;
            }
        }
        return ticks.stream().allMatch(tick -> 2 * half(tick) < paper.width())
                && new HashSet<>(ticks.stream().map(axis::tick).toList()).size() == ticks.size();
    }

    private double middle(double tick) {
        return Marks.middle(paper, axis.tick(tick), scale.at(tick));
    }

    private double half(double tick) {
        return Letters.width(axis.tick(tick)) / 2;
    }
}
