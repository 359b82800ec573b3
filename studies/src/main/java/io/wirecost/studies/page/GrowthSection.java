package io.wirecost.studies.page;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.analysis.sweep.Growth;
import io.wirecost.core.run.Run;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.studies.figure.GrowthFinder;
import io.wirecost.studies.source.StudiedQuantity;
import io.wirecost.studies.source.StudyLine;
import java.util.List;
import java.util.Optional;

/**
 * How a figure grows over the values of a sweep: a figure for each value, and the slope.
 *
 * @param step that sweeps
 * @param grow which figure
 */
public record GrowthSection(
        Optional<String> title,
        List<String> paragraphs,
        String step,
        StudiedQuantity.QuantityKind grow,
        FigureUnits unit)
        implements Section {
    public GrowthSection {
        paragraphs = paragraphs == null ? List.of() : List.copyOf(paragraphs);
    }

    @Override
    public PageNames names() {
        return PageNames.ofStep(step);
    }

    @Override
    public void write(StudyFindings findings, Document.Writer page) {
        title.ifPresent(page::section);
        paragraphs.forEach(page::paragraph);
        Optional<Run> run = findings.figures().run(step);
        List<Grown> rows = findings.figures().lines().stream()
                .flatMap(
                        line -> run
                                .flatMap(found -> GrowthFinder.find(found, grow, line))
                                .map(growth -> new Grown(line, growth))
                                .stream())
                .toList();
        if (rows.isEmpty()) {
            page.paragraph("The step " + step + " has no figures over a sweep.");
            return;
        }
        page.table(Columns.<Grown>of()
                .codec("line", row -> LineNames.cell(row.line))
                .figures(
                        rows.get(0).growth.points(),
                        point -> String.valueOf(point.value()),
                        unit.label(),
                        (row, point) -> at(row.growth, point.value()))
                .figure("one more adds", unit.label(), row -> figure(row.growth.slope()))
                .figure(
                        "95 %",
                        row -> row.growth.slopeInterval().map(this::words).orElse(TableCell.NONE))
                .words("straight line", row -> straight(row.growth))
                .table(rows));
    }

    private record Grown(StudyLine line, Growth growth) {}

    private TableCell at(Growth growth, int value) {
        return growth.points().stream()
                .filter(point -> point.value() == value)
                .findFirst()
                .map(point -> TableCell.figure(
                        unit.in(point.centre()),
                        figure -> Drawn.words(figure, point.interval().map(ends -> Drawn.range(ends, unit)))))
                .orElse(TableCell.none());
    }

    private TableCell figure(double raw) {
        return TableCell.figure(unit.in(raw), value -> FigureUnits.number(value, Optional.empty()));
    }

    private String words(Interval interval) {
        return unit.text(interval.low(), Optional.empty()) + " to " + unit.text(interval.high(), Optional.empty());
    }

    private static String straight(Growth growth) {
        return switch (growth.straightness()) {
            case HOLDS -> "holds";
            case FAILS -> "does not hold";
            case UNTOLD -> "cannot be told";
        };
    }
}
