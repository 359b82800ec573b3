package io.wirecost.plot;

import io.wirecost.plot.Boxes.Box;
import io.wirecost.plot.RowFrame.Entry;
import io.wirecost.plot.paper.Anchor;
import io.wirecost.plot.paper.AxisScale;
import io.wirecost.plot.paper.Paper;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** Boxes with whiskers, one below the other or beside each other. */
final class BoxesDrawing {
    private static final double RULE = 0.2;
    private static final double HALF = 6;
    private static final double WIDEST = 13;
    private static final double FILLED = 0.3;

    private final Boxes boxes;
    private final Paper paper;
    private final Colours colours;

    BoxesDrawing(Boxes boxes, Paper paper) {
        this.boxes = boxes;
        this.paper = paper;
        this.colours = Colours.ofGroups(
                paper.keys(), boxes.boxes().stream().map(Box::subject).toList());
    }

    double draw() {
        boolean published =
                boxes.boxes().stream().anyMatch(box -> box.published().isPresent());
        double top = Head.draw(paper, boxes.title(), Head.keys(colours, published));
        DoubleStream rule = boxes.rule().stream().mapToDouble(Rule::value);
        DoubleStream figures = boxes.boxes().stream().flatMapToDouble(BoxesDrawing::figures);
        AxisScale scale =
                AxisScale.of(DoubleStream.concat(figures, rule), boxes.axis().log(), false);
        List<Entry> entries = boxes.boxes().stream().map(this::entry).toList();
        return boxes.upright() ? upright(top, scale, entries) : lying(top, scale, entries);
    }

    private static DoubleStream figures(Box box) {
        return DoubleStream.concat(
                DoubleStream.of(box.low(), box.high()),
                Stream.of(box.mean(), box.published()).flatMap(Optional::stream).mapToDouble(Double::doubleValue));
    }

    private double lying(double top, AxisScale scale, List<Entry> entries) {
        RowFrame frame = new RowFrame(paper, entries, paper.width());
        AxisScale placed = frame.placed(scale);
        return frame.draw(
                top,
                boxes.axis(),
                placed,
                boxes.rule(),
                (i, y) -> new BoxMark(paper, boxes.boxes().get(i), placed, false).draw(y, HALF));
    }

    private double upright(double top, AxisScale scale, List<Entry> entries) {
        UpAxis up = UpAxis.of(paper, boxes.axis(), scale, top, UpAxis.LOW);
        double right = paper.width()
                - Marks.room(paper, RULE, boxes.rule().map(Rule::label).stream().toList())
                - (boxes.rule().isPresent() ? Marks.GAP : 0);
        Categories places = new Categories(
                paper, entries.stream().map(entry -> entry.subject().label()).toList(), up.left(), right);
        up.draw(right);
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            paper.open("point " + entry.style(), entry.tip());
            new BoxMark(paper, boxes.boxes().get(i), up.scale(), true)
                    .draw(places.middle(i), Math.min(WIDEST, FILLED * places.pitch()));
            paper.close();
        }
        boxes.rule().ifPresent(rule -> {
            double y = up.scale().at(rule.value());
            paper.line("rule", up.left(), y, right, y)
                    .text("muted", right + Marks.GAP / 2, y, Anchor.START, rule.label(), RULE * paper.width());
        });
        return places.below(up.bottom());
    }

    private Entry entry(Box box) {
        String tip = new MarkFigure(Optional.of(box.median()), Optional.empty(), box.published())
                .tip(boxes.upright() ? box.subject().label() + ", median" : "median", boxes.axis());
        String spread = "; half from " + words(box.q1()) + " to " + words(box.q3()) + "; all from " + words(box.low())
                + " to " + words(box.high());
        String mean = box.mean().map(figure -> "; mean " + words(figure)).orElse("");
        return new Entry(box.subject(), colours.of(box.subject()), words(box.median()), tip + spread + mean);
    }

    private String words(double figure) {
        return boxes.axis().words().apply(figure);
    }
}
