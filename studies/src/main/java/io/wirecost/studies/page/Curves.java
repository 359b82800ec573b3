package io.wirecost.studies.page;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.plot.Axis;
import io.wirecost.plot.Lines;
import io.wirecost.plot.Lines.Form;
import io.wirecost.plot.Lines.Point;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.source.StudyLine;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * StudyFigures over figures as a chart and its table, for each value of a tag.
 *
 * @param heading above the places, in the table
 * @param places on the x axis that have figures, in their order
 */
record Curves(String heading, Axis x, Axis y, List<Double> places) {
    /** @param points of a line; none where it has no figures */
    void write(
            String title,
            Optional<String> tag,
            StudyFigures figures,
            Function<StudyLine, Stream<Point>> points,
            Document.Writer page) {
        for (String value : Drawn.values(figures, tag)) {
            List<Lines.Line> lines = figures.lines().stream()
                    .filter(line -> !line.beside() && Drawn.has(line, tag, value))
                    .map(line -> new Lines.Line(
                            LineNames.subject(line),
                            Form.JOINED,
                            false,
                            points.apply(line).toList()))
                    .filter(line -> !line.points().isEmpty())
                    .toList();
            if (!lines.isEmpty()) {
                String name = Drawn.title(title, tag, value);
                tag.ifPresent(set -> page.part(set + " " + value, ""));
                page.table(Columns.<Double>of()
                        .figure(heading, "", place -> TableCell.figure(place, x.words()))
                        .figures(lines, line -> line.subject().label(), "", (place, line) -> cell(line, place))
                        .table(places));
                page.charts(new Lines(name, x, y, lines, List.of()));
            }
        }
    }

    private static TableCell cell(Lines.Line line, double place) {
        return line.points().stream()
                .filter(point -> point.x() == place)
                .findFirst()
                .map(point -> TableCell.figure(point.y(), value -> Drawn.words(value, point.interval())))
                .orElse(TableCell.none());
    }
}
