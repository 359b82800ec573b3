package io.wirecost.studies.page;

import io.wirecost.core.run.Link;
import io.wirecost.document.Document;
import io.wirecost.plot.Axis;
import io.wirecost.plot.Lines.Point;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.source.StudyLine;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A time against the bandwidth of the links, for each value of a tag a chart and its table. A link without a limit has no
 * place on the axis.
 *
 * @param figure under conditions that have a link each
 * @param by the tag; empty for one chart of all lines
 */
public record OverLinksSection(
        String title, List<String> paragraphs, String figure, Optional<String> by, FigureUnits unit)
        implements Section {
    public OverLinksSection {
        paragraphs = paragraphs == null ? List.of() : List.copyOf(paragraphs);
    }

    @Override
    public PageNames names() {
        return PageNames.of(List.of(figure), List.of());
    }

    /** Nothing where nothing was measured. */
    @Override
    public void write(StudyFindings findings, Document.Writer page) {
        StudyFigures figures = findings.figures();
        Map<Double, String> links = links(figures);
        if (links.values().stream()
                .noneMatch(name -> figures.under(name).runOf(figure).isPresent())) {
            return;
        }
        page.section(title);
        paragraphs.forEach(page::paragraph);
        Axis across = Axis.log("bandwidth of the links", Bandwidths::text);
        new Curves("bandwidth", across, Drawn.axis("", unit, true), List.copyOf(links.keySet()))
                .write(title, by, figures, line -> points(figures, links, line), page);
    }

    /** PageNames of conditions, by the bandwidth of their link. */
    private Map<Double, String> links(StudyFigures figures) {
        Map<Double, String> links = new LinkedHashMap<>();
        figures.quantity(figure)
                .allCases()
                .forEach(each -> each.link()
                        .map(Link::parse)
                        .flatMap(Link::bitsPerSecond)
                        .ifPresent(bits -> links.put((double) bits, each.name())));
        return links;
    }

    private Stream<Point> points(StudyFigures figures, Map<Double, String> links, StudyLine line) {
        return links.entrySet().stream()
                .flatMap(link -> figures.under(link.getValue()).sample(figure, line.name()).stream()
                        .map(sample ->
                                new Point(link.getKey(), unit.in(sample.centre()), Drawn.interval(sample, unit))));
    }
}
