package io.wirecost.plot;

import io.wirecost.plot.Lines.Point;
import io.wirecost.plot.Scatter.Dot;
import io.wirecost.plot.paper.Anchor;
import io.wirecost.plot.paper.HarmlessText;
import io.wirecost.plot.paper.LabelPlaces;
import io.wirecost.plot.paper.Letters;
import io.wirecost.plot.paper.Paper;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Points over two axes, with names where there is room for them. */
final class ScatterDrawing {
    private static final double HEIGHT = 0.6;
    private static final double LEAST_HEIGHT = 280;
    private static final double MOST_NAME = 0.4;

    private final Scatter scatter;
    private final Paper paper;
    private final Colours colours;

    ScatterDrawing(Scatter scatter, Paper paper) {
        this.scatter = scatter;
        this.paper = paper;
        this.colours = Colours.ofGroups(
                paper.keys(), scatter.dots().stream().map(Dot::subject).toList());
    }

    double draw() {
        List<Dot> dots = scatter.dots().stream()
                .sorted(Comparator.comparing(dot -> dot.faint() ? 2 : isFront(dot) ? 0 : 1))
                .toList();
        Plane plane = new Plane(
                paper,
                scatter.x(),
                dots.stream().mapToDouble(Dot::x),
                scatter.y(),
                dots.stream().flatMapToDouble(dot -> shown(dot).figures(scatter.y())),
                Head.draw(paper, scatter.title(), Head.keys(colours, false)),
                Math.max(LEAST_HEIGHT, HEIGHT * paper.width()),
                paper.width() - Marks.GAP);
        double end = plane.draw();
        List<Point> front = front();
        plane.line("rule", front);
        LabelPlaces places = new LabelPlaces(plane.left(), plane.top(), plane.right(), plane.bottom());
        dots.forEach(dot -> places.take(plane.x(dot.x()), plane.y(dot.y()), Marks.RADIUS * 1.3));
        avoid(front, plane, places);
        for (int i = dots.size() - 1; i >= 0; i--) {
            draw(dots.get(i), plane);
        }
        dots.forEach(dot -> name(dot, plane, places));
        return end;
    }

    private static void avoid(List<Point> line, Plane plane, LabelPlaces places) {
        for (int i = 1; i < line.size(); i++) {
            Point from = line.get(i - 1);
            Point to = line.get(i);
            places.avoid(plane.x(from.x()), plane.y(from.y()), plane.x(to.x()), plane.y(to.y()));
        }
    }

    private static MarkFigure shown(Dot dot) {
        return MarkFigure.of(dot.y(), dot.yInterval());
    }

    private boolean isFront(Dot dot) {
        return scatter.front().contains(dot.subject().key());
    }

    /** The corners of the stair. */
    private List<Point> front() {
        List<Point> corners = new ArrayList<>();
        scatter.dots().stream()
                .filter(this::isFront)
                .sorted(Comparator.comparingDouble(Dot::x))
                .forEach(dot -> {
                    if (!corners.isEmpty()) {
                        corners.add(new Point(
                                dot.x(), corners.get(corners.size() - 1).y(), Optional.empty()));
                    }
                    corners.add(new Point(dot.x(), dot.y(), Optional.empty()));
                });
        return corners;
    }

    private void draw(Dot dot, Plane plane) {
        double x = plane.x(dot.x());
        double y = plane.y(dot.y());
        int shape = colours.shape(dot.subject());
        String tip = shown(dot).tip(dot.subject().label(), scatter.y()) + "; "
                + scatter.x().words().apply(dot.x());
        paper.open("point " + colours.of(dot.subject()) + faint(dot), tip);
        plane.whisker(dot.x(), dot.yInterval());
        Marks.point(paper, dot.shape() == 0 ? "" : "hollow", x, y, Marks.RADIUS, shape);
        if (dot.shape() == 1) {
            Marks.point(paper, "", x, y, Marks.RADIUS / 2.5, shape);
        }
        paper.close();
    }

    private static String faint(Dot dot) {
        return dot.faint() ? " faint-mark" : "";
    }

    private void name(Dot dot, Plane plane, LabelPlaces places) {
        double room = MOST_NAME * paper.width();
        double width = Letters.width(Letters.cut(HarmlessText.text(dot.subject().label()), room));
        places.place(plane.x(dot.x()), plane.y(dot.y()), width)
                .ifPresent(place -> paper.open("named" + faint(dot) + " " + colours.classes(dot.subject(), ""))
                        .text(
                                "",
                                place.x(),
                                place.y(),
                                Anchor.START,
                                dot.subject().label(),
                                room)
                        .close());
    }
}
