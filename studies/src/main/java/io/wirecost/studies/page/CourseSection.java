package io.wirecost.studies.page;

import io.wirecost.analysis.sweep.Growth;
import io.wirecost.document.Document;
import io.wirecost.plot.Axis;
import io.wirecost.plot.Lines;
import io.wirecost.plot.Lines.Form;
import io.wirecost.plot.Lines.Point;
import io.wirecost.studies.figure.GrowthFinder;
import io.wirecost.studies.source.StudiedQuantity;
import io.wirecost.studies.source.StudyLine;
import java.util.List;
import java.util.Optional;

/**
 * Lines of a figure over the values of a sweep.
 *
 * @param step that sweeps
 * @param grow which figure
 * @param log whether both axes are logarithmic
 */
public record CourseSection(
        String title,
        List<String> paragraphs,
        String step,
        StudiedQuantity.QuantityKind grow,
        FigureUnits unit,
        boolean log)
        implements Section {
    public CourseSection {
        paragraphs = paragraphs == null ? List.of() : List.copyOf(paragraphs);
    }

    @Override
    public PageNames names() {
        return PageNames.ofStep(step);
    }

    @Override
    public void write(StudyFindings findings, Document.Writer page) {
        findings.figures().run(step).ifPresent(run -> {
            List<Lines.Line> lines = findings.figures().lines().stream()
                    .flatMap(line -> GrowthFinder.find(run, grow, line).map(growth -> line(line, growth)).stream())
                    .toList();
            Optional<String> parameter = run.data().sweep().map(sweep -> sweep.name());
            if (!lines.isEmpty() && parameter.isPresent()) {
                paragraphs.forEach(page::paragraph);
                Axis across = Drawn.axis(parameter.get(), log);
                page.charts(new Lines(title, across, Drawn.axis("", unit, log), lines, List.of()));
            }
        });
    }

    private Lines.Line line(StudyLine line, Growth growth) {
        List<Point> points = growth.points().stream()
                .map(point -> new Point(
                        point.value(), unit.in(point.centre()), point.interval().map(ends -> Drawn.range(ends, unit))))
                .toList();
        return new Lines.Line(LineNames.subject(line), Form.JOINED, false, points);
    }
}
