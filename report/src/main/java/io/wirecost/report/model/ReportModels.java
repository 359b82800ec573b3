package io.wirecost.report.model;

import io.wirecost.analysis.Baseline;
import io.wirecost.analysis.Effort;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Trial;
import io.wirecost.report.text.Visible;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes a report's model of a run. */
public final class ReportModels {
    private ReportModels() {}

    /** @param schemas what was derived for the run, as {@link DerivedSchemas} reads it; may be empty */
    public static ReportModel of(Run run, List<DerivedSchema> schemas) {
        List<Measure> measures = Measures.of(run);
        Optional<PipelineModel> pipeline = Pipelines.of(run);
        Optional<String> baseline = baseline(run, measures, pipeline);
        List<Front> fronts = Fronts.of(run, measures);
        List<Unmeasured> unmeasured = UnmeasuredCells.of(run);
        return new ReportModel(
                Effort.of(run).isSmoke(),
                run.complete(),
                Messages.of(run, measures, baseline),
                Circumstances.of(run),
                new Findings(measures, baseline, fronts, pipeline, unmeasured).sentences(run),
                baseline,
                run.codecs().stream().map(CodecLines::of).toList(),
                measures,
                fronts,
                pipeline,
                OpenLoops.of(run),
                unmeasured,
                schemas);
    }

    /** JSON where it has figures, else the best codec of the first measure. */
    private static Optional<String> baseline(Run run, List<Measure> measures, Optional<PipelineModel> pipeline) {
        List<Measure> all = new ArrayList<>(measures);
        pipeline.flatMap(model -> model.measure(Trial.PIPELINE)).ifPresent(all::add);
        return Baseline.of(run)
                .map(Visible::text)
                .filter(codec ->
                        all.stream().anyMatch(measure -> measure.line(codec).isPresent()))
                .or(() -> all.stream()
                        .map(measure -> measure.lines().get(0).codec())
                        .findFirst());
    }
}
