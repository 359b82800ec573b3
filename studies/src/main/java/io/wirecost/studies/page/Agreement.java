package io.wirecost.studies.page;

import io.wirecost.analysis.statistics.KendallTau;
import io.wirecost.document.Document;
import io.wirecost.studies.figure.Figures;
import io.wirecost.studies.page.TableSection.Shows;
import io.wirecost.studies.rule.RatioText;
import io.wirecost.studies.source.Line;
import io.wirecost.studies.source.PublishedTable;
import io.wirecost.studies.source.Span;
import java.util.List;

/** How far the published order of the lines and ours agree. */
final class Agreement {
    private Agreement() {}

    /** By the columns that show how far a figure of ours is from a published one; else nothing. */
    static void write(
            Figures figures, List<Shows> columns, PublishedTable table, List<Line> lines, Document.Writer page) {
        columns.stream()
                .filter(column -> column.is() == Shown.DEVIATION)
                .findFirst()
                .ifPresent(column -> page.paragraph(sentence(figures, column, table, lines)));
    }

    private static String sentence(Figures figures, Shows column, PublishedTable table, List<Line> lines) {
        String figure = column.figure().orElseThrow();
        String title = column.column().orElseThrow();
        List<String> both = lines.stream()
                .map(Line::name)
                .filter(line -> figures.sample(figure, line).isPresent()
                        && table.at(line, title).isPresent())
                .toList();
        double tau = KendallTau.of(
                both.stream()
                        .map(line -> table.at(line, title).map(Span::centre).orElseThrow())
                        .toList(),
                both.stream().map(line -> figures.known(figure, line).centre()).toList());
        return "Kendall's tau between the published order and ours: %s (%d lines)."
                .formatted(RatioText.number(tau), both.size());
    }
}
