package io.wirecost.studies.page;

import io.wirecost.document.Document;
import io.wirecost.plot.Bars;
import io.wirecost.plot.Bars.Bar;
import io.wirecost.plot.Bars.Series;
import io.wirecost.plot.MarkSubject;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.source.PublishedFigure;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Bars of figures, one of each for every line, with the published ones as hollow marks. The figures stand in a table of the
 * same page.
 *
 * @param figures of ours
 * @param file with published figures, in the same unit; empty for none
 * @param columns of that table, one for each figure
 * @param log whether the axis is logarithmic
 * @param lines empty for all of the study that have a figure
 */
public record BarsSection(
        String title,
        List<String> paragraphs,
        List<String> figures,
        Optional<String> file,
        List<String> columns,
        FigureUnits unit,
        boolean log,
        List<String> lines)
        implements Section {
    public BarsSection {
        paragraphs = paragraphs == null ? List.of() : List.copyOf(paragraphs);
        figures = List.copyOf(figures);
        columns = columns == null ? List.of() : List.copyOf(columns);
        lines = lines == null ? List.of() : List.copyOf(lines);
    }

    @Override
    public PageNames names() {
        return PageNames.of(figures, lines).with(file, columns);
    }

    @Override
    public void write(StudyFindings findings, Document.Writer page) {
        StudyFigures known = findings.figures();
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
        List<Series> series = IntStream.range(0, figures.size())
                .mapToObj(i -> new Series(
                        MarkSubject.named(known.title(figures.get(i))),
                        shown.stream().map(line -> bar(known, i, line)).toList()))
                .toList();
        page.charts(new Bars(title, Drawn.axis("", unit, log), shown, series));
    }

    private Optional<Bar> bar(StudyFigures known, int number, String line) {
        return known.sample(figures.get(number), line)
                .map(sample -> new Bar(
                        unit.in(sample.centre()), Drawn.interval(sample, unit), published(known, number, line)));
    }

    private Optional<Double> published(StudyFigures known, int number, String line) {
        return file.flatMap(
                name -> known.table(name).at(line, columns.get(number)).map(PublishedFigure::centre));
    }
}
