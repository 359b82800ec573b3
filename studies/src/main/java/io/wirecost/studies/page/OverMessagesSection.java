package io.wirecost.studies.page;

import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.document.Document;
import io.wirecost.plot.Lines.Point;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.source.StudyLine;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The time of a message over the number of messages in its set: for each value of a tag a chart and its table.
 *
 * @param figure of a pipeline
 * @param by the tag; empty for one chart of all lines
 */
public record OverMessagesSection(
        String title,
        List<String> paragraphs,
        String figure,
        Optional<String> by,
        FigureUnits unit,
        Optional<String> under)
        implements Section {
    public OverMessagesSection {
        paragraphs = paragraphs == null ? List.of() : List.copyOf(paragraphs);
    }

    @Override
    public PageNames names() {
        return PageNames.of(List.of(figure), List.of()).under(under.stream().toList());
    }

    /** Nothing where nothing was measured. */
    @Override
    public void write(StudyFindings all, Document.Writer page) {
        StudyFigures figures = under.map(all::under).orElse(all).figures();
        List<Double> messages = figures.lines().stream()
                .flatMap(line -> nanosByMessages(figures, line).keySet().stream())
                .distinct()
                .sorted()
                .map(Long::doubleValue)
                .toList();
        if (messages.isEmpty()) {
            return;
        }
        page.section(title);
        paragraphs.forEach(page::paragraph);
        new Curves("messages of a set", Drawn.axis("messages of a set", false), Drawn.axis("", unit, false), messages)
                .write(title, by, figures, line -> points(figures, line), page);
    }

    private Stream<Point> points(StudyFigures figures, StudyLine line) {
        return nanosByMessages(figures, line).entrySet().stream()
                .map(set -> new Point(set.getKey(), unit.in(set.getValue()), Optional.empty()));
    }

    /** The mean time of a message in the sets with as many messages. */
    private Map<Long, Double> nanosByMessages(StudyFigures figures, StudyLine line) {
        return figures.pipeline(figure, line.name()).map(Pipeline::blocks).orElse(List.of()).stream()
                .flatMap(block -> block.iterations().stream())
                .collect(Collectors.groupingBy(
                        Iteration::messages,
                        TreeMap::new,
                        Collectors.averagingDouble(set -> (double) set.elapsedNanos() / set.messages())));
    }
}
