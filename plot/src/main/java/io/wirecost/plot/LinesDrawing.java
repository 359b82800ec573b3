package io.wirecost.plot;

import io.wirecost.plot.Lines.Form;
import io.wirecost.plot.Lines.Line;
import io.wirecost.plot.Lines.Point;
import io.wirecost.plot.paper.Anchor;
import io.wirecost.plot.paper.Apart;
import io.wirecost.plot.paper.Paper;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Lines over a grid, with their names at their ends. */
final class LinesDrawing {
    private static final double NAMES = 0.28;
    private static final double NAME = 15;
    private static final double LEADER = 18;
    private static final double HEIGHT = 0.48;
    private static final double LEAST_HEIGHT = 200;
    private static final double DOT = 2.6;

    private final Lines lines;
    private final Paper paper;
    private final Colours colours;
    /** For each name the line that reaches furthest to the right. */
    private final Map<String, Line> named = new LinkedHashMap<>();

    LinesDrawing(Lines lines, Paper paper) {
        this.lines = lines;
        this.paper = paper;
        List<Line> bright = lines.lines().stream().filter(line -> !line.faint()).toList();
        this.colours =
                Colours.each(paper.keys(), bright.stream().map(Line::subject).toList());
        bright.stream()
                .filter(line ->
                        !line.points().isEmpty() && !line.subject().label().isBlank())
                .forEach(line -> named.merge(line.subject().label(), line, LinesDrawing::further));
    }

    private static Line further(Line one, Line other) {
        return end(other).x() > end(one).x() ? other : one;
    }

    private static Point end(Line line) {
        return line.points().get(line.points().size() - 1);
    }

    double draw() {
        double top = Head.draw(paper, lines.title(), keys());
        double height = Math.max(Math.max(LEAST_HEIGHT, HEIGHT * paper.width()), NAME * named.size());
        double names = Marks.room(paper, NAMES, named.keySet());
        double right = paper.width() - (names == 0 ? Marks.GAP : names + LEADER);
        Plane plane = new Plane(
                paper,
                lines.x(),
                points().mapToDouble(Point::x),
                lines.y(),
                points().flatMapToDouble(point ->
                        MarkFigure.of(point.y(), point.interval()).figures(lines.y())),
                top,
                height,
                right);
        double end = plane.draw();
        Map<Line, Double> places = places(plane);
        lines.lines().stream().filter(Line::faint).forEach(line -> line(line, plane, places, names));
        lines.lines().stream().filter(line -> !line.faint()).forEach(line -> line(line, plane, places, names));
        lines.rings()
                .forEach(ring -> paper.open("ring", ring.words())
                        .circle("line", plane.x(ring.x()), plane.y(ring.y()), 2 * Marks.RADIUS)
                        .close());
        return end;
    }

    private List<Head.Key> keys() {
        List<Form> forms = lines.lines().stream().map(Line::form).toList();
        boolean predicted = forms.contains(Form.CURVE) && forms.contains(Form.POINTS);
        return Stream.concat(
                        predicted ? Stream.of(new Head.Key("plain", 0, "measured; lines: predicted")) : Stream.of(),
                        Head.published(forms.contains(Form.PUBLISHED), false))
                .toList();
    }

    private Stream<Point> points() {
        return lines.lines().stream().flatMap(line -> line.points().stream());
    }

    private void line(Line line, Plane plane, Map<Line, Double> places, double room) {
        String colour = line.faint() ? colours.classes(line.subject(), "faint") : colours.of(line.subject());
        String style = line.form() == Form.PUBLISHED ? colour + " theirs" : colour;
        paper.open(style, line.subject().label());
        if (line.form() != Form.POINTS) {
            plane.line("line", line.points());
        }
        if (line.form() != Form.CURVE) {
            line.points().forEach(point -> point(line, point, plane));
        }
        Optional.ofNullable(places.get(line)).ifPresent(place -> name(line, place, plane, room));
        paper.close();
    }

    private void point(Line line, Point point, Plane plane) {
        String label = line.subject().label() + ", " + lines.x().words().apply(point.x());
        paper.open("point", MarkFigure.of(point.y(), point.interval()).tip(label, lines.y()));
        plane.whisker(point.x(), point.interval());
        paper.circle(
                        line.form() == Form.PUBLISHED ? "published" : "",
                        plane.x(point.x()),
                        plane.y(point.y()),
                        line.form() == Form.JOINED ? DOT : Marks.RADIUS)
                .close();
    }

    /** Where names stand, beside the ends of their lines. */
    private Map<Line, Double> places(Plane plane) {
        List<Line> each = List.copyOf(named.values());
        List<Double> ends = each.stream().map(line -> plane.y(end(line).y())).toList();
        double[] places = Apart.places(ends, NAME, plane.top() + NAME / 2, plane.bottom() - NAME / 2);
        Map<Line, Double> found = new IdentityHashMap<>();
        for (int i = 0; i < places.length; i++) {
            found.put(each.get(i), places[i]);
        }
        return found;
    }

    private void name(Line line, double place, Plane plane, double room) {
        double left = plane.right() + LEADER;
        Point end = end(line);
        paper.line("leader", plane.x(end.x()) + DOT, plane.y(end.y()), left - DOT, place)
                .text("", left, place, Anchor.START, line.subject().label(), room);
    }
}
