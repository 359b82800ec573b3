package io.wirecost.plot;

import io.wirecost.plot.Lines.Point;
import io.wirecost.plot.Strip.Span;
import io.wirecost.plot.paper.Paper;
import java.util.List;
import java.util.stream.DoubleStream;

/** A low line over time, with shaded spans behind it. */
final class StripDrawing {
    private static final double HEIGHT = 80;
    private static final double DOT = 1.6;
    /** More dots than these are a line. */
    private static final int MOST_DOTS = 100;

    private final Strip strip;
    private final Paper paper;

    StripDrawing(Strip strip, Paper paper) {
        this.strip = strip;
        this.paper = paper;
    }

    double draw() {
        Plane plane = new Plane(
                paper,
                strip.x(),
                DoubleStream.concat(
                        strip.points().stream().mapToDouble(Point::x),
                        strip.spans().stream().flatMapToDouble(span -> DoubleStream.of(span.from(), span.to()))),
                strip.y(),
                DoubleStream.concat(usual(), strip.points().stream().mapToDouble(Point::y)),
                Head.draw(paper, strip.title(), List.of()),
                HEIGHT,
                paper.width() - Marks.GAP);
        strip.spans().forEach(span -> span(span, plane));
        double end = plane.draw();
        usual().map(plane::y).forEach(y -> paper.line("rule", plane.left(), y, plane.right(), y));
        paper.open("series-0");
        plane.line("line", strip.points());
        strip.points().stream()
                .filter(point -> strip.points().size() <= MOST_DOTS)
                .forEach(point -> paper.open("point", tip(point))
                        .circle("", plane.x(point.x()), plane.y(point.y()), DOT)
                        .close());
        paper.close();
        return end;
    }

    private DoubleStream usual() {
        return DoubleStream.of(strip.usual().low(), strip.usual().high());
    }

    private void span(Span span, Plane plane) {
        double from = plane.x(span.from());
        paper.open(span.dark() ? "span dark" : "span", span.words())
                .rectangle("", from, plane.top(), Math.max(plane.x(span.to()), from + 1), plane.bottom())
                .close();
    }

    private String tip(Point point) {
        return strip.x().words().apply(point.x()) + ": " + strip.y().words().apply(point.y());
    }
}
