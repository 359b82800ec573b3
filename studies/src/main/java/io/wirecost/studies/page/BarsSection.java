package io.wirecost.studies.page;

import io.wirecost.document.Chart;
import io.wirecost.document.Chart.Bar;
import io.wirecost.document.Chart.BarSeries;
import io.wirecost.document.Document;
import io.wirecost.studies.figure.Figures;
import io.wirecost.studies.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Bars of figures, a bar of each for every line, and of the published ones beside them.
 *
 * @param figures of ours
 * @param file with published figures, in the same unit; empty for none
 * @param column of that table
 * @param log whether the axis is logarithmic
 * @param lines empty for all of the study that have a figure
 */
public record BarsSection(
        String title,
        List<String> paragraphs,
        List<String> figures,
        Optional<String> file,
        Optional<String> column,
        Measure unit,
        boolean log,
        List<String> lines)
        implements Section {
    public BarsSection {
        paragraphs = paragraphs == null ? List.of() : List.copyOf(paragraphs);
        figures = List.copyOf(figures);
        lines = lines == null ? List.of() : List.copyOf(lines);
    }

    @Override
    public Names names() {
        return Names.of(figures, lines).with(file, column.stream().toList());
    }

    @Override
    public void write(Findings findings, Document.Writer page) {
        Figures known = findings.figures();
        List<String> shown = lines.isEmpty()
                ? known.lines().stream()
                        .filter(line -> !line.beside())
                        .map(line -> line.name())
                        .filter(line -> figures.stream()
                                .anyMatch(figure -> known.sample(figure, line).isPresent()))
                        .toList()
                : lines;
        if (shown.isEmpty()) {
            return;
        }
        paragraphs.forEach(page::paragraph);
        List<BarSeries> series = new ArrayList<>(figures.stream()
                .map(figure -> new BarSeries(
                        figures.size() == 1 ? "ours" : known.title(figure),
                        shown.stream().map(line -> bar(known, figure, line)).toList()))
                .toList());
        published(known, shown).forEach(series::add);
        page.chart(new Chart.Bars(title, title, unit.label(), log, shown, series));
    }

    private Optional<Bar> bar(Figures known, String figure, String line) {
        return known.sample(figure, line)
                .map(sample -> sample.estimate()
                        .interval()
                        .map(ends -> Bar.of(unit.in(sample.centre()), unit.in(ends.low()), unit.in(ends.high())))
                        .orElseGet(() -> Bar.of(unit.in(sample.centre()))));
    }

    private Stream<BarSeries> published(Figures known, List<String> shown) {
        return column.stream()
                .map(name -> new BarSeries(
                        "published",
                        shown.stream()
                                .map(line -> known.table(file.orElseThrow())
                                        .at(line, name)
                                        .map(Span::centre)
                                        .map(Bar::of))
                                .toList()));
    }
}
