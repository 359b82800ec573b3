package io.wirecost.studies.page;

import io.wirecost.analysis.sweep.Growth;
import io.wirecost.document.Chart;
import io.wirecost.document.Chart.Point;
import io.wirecost.document.Chart.Series;
import io.wirecost.document.Document;
import io.wirecost.studies.figure.GrowthFinder;
import io.wirecost.studies.source.Quantity;
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
        String title, List<String> paragraphs, String step, Quantity.Kind grow, Measure unit, boolean log)
        implements Section {
    public CourseSection {
        paragraphs = paragraphs == null ? List.of() : List.copyOf(paragraphs);
    }

    @Override
    public Names names() {
        return Names.ofStep(step);
    }

    @Override
    public void write(Findings findings, Document.Writer page) {
        findings.figures().run(step).ifPresent(run -> {
            List<Series> series = findings.figures().lines().stream()
                    .flatMap(line ->
                            GrowthFinder.find(run, grow, line).map(growth -> series(line.name(), growth)).stream())
                    .toList();
            Optional<String> parameter = run.data().sweep().map(sweep -> sweep.name());
            if (!series.isEmpty() && parameter.isPresent()) {
                paragraphs.forEach(page::paragraph);
                page.chart(new Chart.Lines(title, parameter.get(), title, unit.label(), log, log, series));
            }
        });
    }

    private Series series(String name, Growth growth) {
        return new Series(
                name,
                growth.points().stream()
                        .map(point -> point.interval()
                                .map(ends -> Point.of(
                                        point.value(),
                                        unit.in(point.centre()),
                                        unit.in(ends.low()),
                                        unit.in(ends.high())))
                                .orElseGet(() -> Point.of(point.value(), unit.in(point.centre()))))
                        .toList());
    }
}
