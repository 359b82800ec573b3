package io.wirecost.studies.page;

import io.wirecost.analysis.statistics.KendallTau;
import io.wirecost.document.Document;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.page.TableSection.Shows;
import io.wirecost.studies.rule.RatioText;
import io.wirecost.studies.source.PublishedFigure;
import io.wirecost.studies.source.PublishedTable;
import io.wirecost.studies.source.StudyLine;
import java.util.List;

/** How far the published order of the lines and ours agree. */
final class OrderAgreement {
    private OrderAgreement() {}

    /** By the columns that show how far a figure of ours is from a published one; else nothing. */
    static void write(
            StudyFigures figures,
            List<Shows> columns,
            PublishedTable table,
            List<StudyLine> lines,
            Document.Writer page) {
        columns.stream()
                .filter(column -> column.is() == ShownColumn.DEVIATION)
                .findFirst()
                .ifPresent(column -> page.paragraph(sentence(figures, column, table, lines)));
    }

    private static String sentence(StudyFigures figures, Shows column, PublishedTable table, List<StudyLine> lines) {
        String figure = column.figure().orElseThrow();
        String title = column.column().orElseThrow();
        List<String> both = lines.stream()
                .map(StudyLine::name)
                .filter(line -> figures.sample(figure, line).isPresent()
                        && table.at(line, title).isPresent())
                .toList();
        double tau = KendallTau.of(
                both.stream()
                        .map(line -> table.at(line, title)
                                .map(PublishedFigure::centre)
                                .orElseThrow())
                        .toList(),
                both.stream().map(line -> figures.known(figure, line).centre()).toList());
        return "Kendall's tau between the published order and ours: %s (%d lines)."
                .formatted(RatioText.number(tau), both.size());
    }
}
