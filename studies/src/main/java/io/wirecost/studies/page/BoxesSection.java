package io.wirecost.studies.page;

import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.Pipeline;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.plot.Boxes;
import io.wirecost.plot.Boxes.Box;
import io.wirecost.plot.Chart;
import io.wirecost.studies.figure.Sample;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.source.StudyLine;
import java.util.List;
import java.util.Optional;

/**
 * Box plots: of a line's sets through the pipeline, else of its forks.
 *
 * @param under conditions; empty for the first ones
 * @param log whether the axis is logarithmic
 * @param by a tag: its values have a chart each; empty for one chart
 * @param lines empty for all of the study that have a figure
 */
public record BoxesSection(
        String title,
        List<String> paragraphs,
        String figure,
        FigureUnits unit,
        boolean log,
        Optional<String> under,
        Optional<String> by,
        List<String> lines)
        implements Section {
    private static final double FIRST_QUARTILE = 0.25;
    private static final double THIRD_QUARTILE = 0.75;

    public BoxesSection {
        paragraphs = paragraphs == null ? List.of() : List.copyOf(paragraphs);
        lines = lines == null ? List.of() : List.copyOf(lines);
    }

    @Override
    public PageNames names() {
        return PageNames.of(List.of(figure), lines).under(under.stream().toList());
    }

    @Override
    public void write(StudyFindings all, Document.Writer page) {
        StudyFigures figures = under.map(all::under).orElse(all).figures();
        List<Box> boxes = (lines.isEmpty() ? figures.having(figure) : lines)
                .stream()
                        .map(figures::line)
                        .flatMap(line -> box(figures, line).stream())
                        .toList();
        if (boxes.isEmpty()) {
            return;
        }
        paragraphs.forEach(page::paragraph);
        page.table(Columns.<Box>of()
                .codec(
                        "line",
                        box -> TableCell.codec(
                                box.subject().label(), box.subject().key(), ""))
                .figure("least", unit.label(), box -> TableCell.figure(box.low(), Drawn::number))
                .figure("first quartile", unit.label(), box -> TableCell.figure(box.q1(), Drawn::number))
                .figure("median, " + unit.label(), unit.label(), box -> TableCell.figure(box.median(), Drawn::number))
                .figure("third quartile", unit.label(), box -> TableCell.figure(box.q3(), Drawn::number))
                .figure("greatest", unit.label(), box -> TableCell.figure(box.high(), Drawn::number))
                .table(boxes));
        page.charts(Drawn.values(figures, by).stream()
                .map(value -> chart(figures, value, boxes))
                .filter(chart -> !chart.boxes().isEmpty())
                .toArray(Chart[]::new));
    }

    private Boxes chart(StudyFigures figures, String value, List<Box> boxes) {
        List<Box> own = boxes.stream()
                .filter(box -> Drawn.has(figures.line(box.subject().label()), by, value))
                .toList();
        return new Boxes(Drawn.title(title, by, value), Drawn.axis("", unit, log), true, own, Optional.empty());
    }

    private Optional<Box> box(StudyFigures figures, StudyLine line) {
        return figures.pipeline(figure, line.name())
                .map(BoxesSection::sets)
                .or(() -> figures.sample(figure, line.name()).map(BoxesSection::forks))
                .map(values -> box(line, values));
    }

    private static double[] sets(Pipeline pipeline) {
        return pipeline.blocks().stream()
                .flatMap(block -> block.iterations().stream())
                .mapToDouble(Pipeline.Iteration::elapsedNanos)
                .toArray();
    }

    private static double[] forks(Sample sample) {
        return sample.scores().values().stream()
                .mapToDouble(Double::doubleValue)
                .toArray();
    }

    private Box box(StudyLine line, double[] values) {
        return new Box(
                LineNames.subject(line),
                unit.in(Moments.quantile(values, 0)),
                unit.in(Moments.quantile(values, FIRST_QUARTILE)),
                unit.in(Moments.median(values)),
                unit.in(Moments.quantile(values, THIRD_QUARTILE)),
                unit.in(Moments.quantile(values, 1)),
                Optional.empty(),
                Optional.empty());
    }
}
