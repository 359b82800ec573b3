package io.wirecost.studies.page;

import io.wirecost.analysis.pipeline.PipelineFloor;
import io.wirecost.analysis.pipeline.PipelineStatistics;
import io.wirecost.analysis.pipeline.RoundEffects;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.document.Document;
import io.wirecost.studies.figure.Sample;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.rule.RatioText;
import java.util.Optional;

/** What the pipeline costs by itself, and how far it lets any format get. */
final class FloorWords {
    private FloorWords() {}

    /** A paragraph for each floor of the run that has the figure. */
    static void write(StudyFigures figures, String figure, Optional<String> baseline, Document.Writer page) {
        Optional<Run> run = figures.runOf(figure);
        Optional<Sample> base = baseline.flatMap(line -> figures.sample(figure, line));
        if (run.isEmpty() || base.isEmpty()) {
            return;
        }
        Passage passage = figures.passage(figure);
        for (Cell cell : PipelineFloor.cells(run.get(), passage)) {
            PipelineStatistics floor = PipelineStatistics.of(
                    cell.figures(Pipeline.class).orElseThrow(), RoundEffects.of(run.get(), passage));
            double nanos = floor.nanosPerMessage().centre();
            page.paragraph(
                    "The floor, bytes of %s that were encoded before and are never decoded: median %s ms of a set, %s µs per message. A codec that costs nothing, with as many bytes, would be %s times as fast as %s."
                            .formatted(
                                    cell.trial().codec().name(),
                                    FigureUnits.MILLIS.text(floor.setTimes().medianNanos(), Optional.of(0)),
                                    FigureUnits.MICROS.text(nanos, Optional.of(1)),
                                    RatioText.number(base.get().centre() / nanos),
                                    baseline.get()));
        }
    }
}
