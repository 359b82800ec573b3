package io.wirecost.studies.page;

import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.Pipeline;
import io.wirecost.document.Chart;
import io.wirecost.document.Chart.Box;
import io.wirecost.document.Document;
import io.wirecost.studies.figure.Figures;
import io.wirecost.studies.figure.Sample;
import io.wirecost.studies.source.Line;
import java.util.List;
import java.util.Optional;

/**
 * Box plots: of a line's sets through the pipeline, else of its forks.
 *
 * @param under conditions; empty for the first ones
 * @param log whether the axis is logarithmic
 * @param lines empty for all of the study that have a figure
 */
public record BoxesSection(
        String title,
        List<String> paragraphs,
        String figure,
        Measure unit,
        boolean log,
        Optional<String> under,
        List<String> lines)
        implements Section {
    private static final double FIRST_QUARTILE = 0.25;
    private static final double THIRD_QUARTILE = 0.75;

    public BoxesSection {
        paragraphs = paragraphs == null ? List.of() : List.copyOf(paragraphs);
        lines = lines == null ? List.of() : List.copyOf(lines);
    }

    @Override
    public Names names() {
        return Names.of(List.of(figure), lines).under(under.stream().toList());
    }

    @Override
    public void write(Findings all, Document.Writer page) {
        Figures figures = under.map(all::under).orElse(all).figures();
        List<Box> boxes = (lines.isEmpty() ? figures.having(figure) : lines)
                .stream()
                        .flatMap(line -> box(figures, figures.line(line)).stream())
                        .toList();
        if (!boxes.isEmpty()) {
            paragraphs.forEach(page::paragraph);
            page.chart(new Chart.Boxes(title, title, unit.label(), log, boxes));
        }
    }

    private Optional<Box> box(Figures figures, Line line) {
        return figures.pipeline(figure, line.name())
                .map(BoxesSection::sets)
                .or(() -> figures.sample(figure, line.name()).map(BoxesSection::forks))
                .map(values -> box(line.name(), values));
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

    private Box box(String name, double[] values) {
        return new Box(
                name,
                unit.in(Moments.quantile(values, 0)),
                unit.in(Moments.quantile(values, FIRST_QUARTILE)),
                unit.in(Moments.median(values)),
                unit.in(Moments.quantile(values, THIRD_QUARTILE)),
                unit.in(Moments.quantile(values, 1)));
    }
}
