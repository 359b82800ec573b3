package io.wirecost.studies.page;

import io.wirecost.document.Document;
import io.wirecost.plot.Lines.Point;
import io.wirecost.studies.figure.Sample;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.source.StudyLine;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A figure over the size of the messages: for each value of a tag a chart and its table.
 *
 * @param figure of the groups of a dataset, one by one
 * @param size the line whose bytes are the size of a message
 * @param by the tag; empty for one chart of all lines
 * @param log whether both axes are logarithmic
 */
public record OverSizeSection(
        String title,
        List<String> paragraphs,
        String figure,
        String size,
        Optional<String> by,
        FigureUnits unit,
        Optional<String> under,
        boolean log)
        implements Section {
    public OverSizeSection {
        paragraphs = paragraphs == null ? List.of() : List.copyOf(paragraphs);
    }

    @Override
    public PageNames names() {
        return PageNames.of(List.of(figure), List.of(size)).under(under.stream().toList());
    }

    /** Nothing where nothing was measured. */
    @Override
    public void write(StudyFindings all, Document.Writer page) {
        StudyFigures figures = under.map(all::under).orElse(all).figures();
        List<Double> bytes = figures.bytesByGroup(figure, size);
        if (bytes.isEmpty()) {
            return;
        }
        page.section(title);
        paragraphs.forEach(page::paragraph);
        new Curves(
                        "bytes as " + size,
                        Drawn.axis("size of a message as " + size + ", bytes", log),
                        Drawn.axis("", unit, log),
                        bytes)
                .write(title, by, figures, line -> points(figures, bytes, line), page);
    }

    private Stream<Point> points(StudyFigures figures, List<Double> bytes, StudyLine line) {
        List<Sample> samples = figures.byGroup(figure, line.name());
        return IntStream.range(0, Math.min(bytes.size(), samples.size()))
                .mapToObj(group -> new Point(
                        bytes.get(group),
                        unit.in(samples.get(group).centre()),
                        Drawn.interval(samples.get(group), unit)));
    }
}
