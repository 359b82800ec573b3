package io.wirecost.studies.page;

import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.source.PublishedFigure;
import io.wirecost.studies.source.PublishedTable;
import java.util.Comparator;
import java.util.Optional;

/** The line that figures are held against: the study's, or where it has none the smallest published figure. */
final class Baselines {
    private Baselines() {}

    /** Empty where neither has a figure of ours. */
    static Optional<String> of(
            StudyFindings findings, String figure, Optional<PublishedTable> table, Optional<String> column) {
        StudyFigures figures = findings.figures();
        if (findings.baseline().isPresent()) {
            return findings.baseline()
                    .filter(line -> figures.sample(figure, line).isPresent());
        }
        return table.flatMap(published -> column.flatMap(name -> published.rows().keySet().stream()
                        .filter(line -> published.at(line, name).isPresent()
                                && figures.sample(figure, line).isPresent())
                        .min(Comparator.comparingDouble(line -> published
                                .at(line, name)
                                .map(PublishedFigure::centre)
                                .orElseThrow()))))
                .or(() -> figures.having(figure).stream()
                        .min(Comparator.comparingDouble(
                                line -> figures.known(figure, line).centre())));
    }
}
