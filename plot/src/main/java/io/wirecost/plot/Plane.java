package io.wirecost.plot;

import io.wirecost.plot.paper.AxisScale;
import io.wirecost.plot.paper.Outline;
import io.wirecost.plot.paper.Paper;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/** Two axes with figures, and their grid. */
final class Plane {
    private final Paper paper;
    private final UpAxis up;
    private final AxisScale across;
    private final AcrossAxis below;

    /**
     * A plane that has room for all figures.
     *
     * @param top where it begins
     * @param right where it ends
     */
    Plane(Paper paper, Axis x, DoubleStream xs, Axis y, DoubleStream ys, double top, double height, double right) {
        this.paper = paper;
        this.up = UpAxis.of(paper, y, AxisScale.of(ys, y.log(), false), top, height);
        this.across = AxisScale.of(xs, x.log(), false).between(up.left() + 2, right);
        this.below = new AcrossAxis(paper, x, across);
    }

    /** Draws the axes, and returns where they end below. */
    double draw() {
        up.draw(across.to());
        return below.draw(up.top(), up.bottom());
    }

    double x(double figure) {
        return across.at(figure);
    }

    double y(double figure) {
        return up.scale().at(figure);
    }

    double left() {
        return across.from();
    }

    double right() {
        return across.to();
    }

    double top() {
        return up.top();
    }

    double bottom() {
        return up.bottom();
    }

    /** A line through points. */
    void line(String style, List<Lines.Point> points) {
        if (points.size() > 1) {
            Outline line =
                    new Outline().move(x(points.get(0).x()), y(points.get(0).y()));
            points.forEach(point -> line.line(x(point.x()), y(point.y())));
            paper.path(style, line);
        }
    }

    /** An interval around a point. */
    void whisker(double x, Optional<Range> interval) {
        interval.ifPresent(ends -> Marks.up(paper, "whisker", ends, up.scale(), x(x)));
    }
}
