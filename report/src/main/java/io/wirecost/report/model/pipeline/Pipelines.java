package io.wirecost.report.model.pipeline;

import io.wirecost.analysis.Baseline;
import io.wirecost.analysis.Effort;
import io.wirecost.analysis.ReferenceLink;
import io.wirecost.analysis.SettingWords;
import io.wirecost.analysis.pipeline.ControlRoundTrip;
import io.wirecost.analysis.pipeline.PipelineCosts;
import io.wirecost.analysis.pipeline.PipelineStatistics;
import io.wirecost.analysis.pipeline.SetTimes;
import io.wirecost.analysis.ranking.Finalists;
import io.wirecost.analysis.ranking.Ranked;
import io.wirecost.analysis.ranking.RankedCell;
import io.wirecost.analysis.ranking.Ranking;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Trial;
import io.wirecost.document.Fact;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Box;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.metric.Metric.Unit;
import io.wirecost.report.model.metric.Metrics;
import io.wirecost.report.wording.CodecLabels;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The pipeline of a run over its reference link, where it has figures. The measures' names are those without a link. */
public final class Pipelines {
    private Pipelines() {}

    /** Returns what a report shows of the pipeline; empty where nothing came through. */
    public static Optional<PipelineModel> of(Run run) {
        return run.pipeline().flatMap(experiment -> of(run, experiment));
    }

    private static Optional<PipelineModel> of(Run run, Experiment experiment) {
        List<Metric> measures = new ArrayList<>();
        List<Flow> flows = new ArrayList<>();
        boolean smoke = Effort.of(run).isSmokeInPipeline();
        Passage passage = ReferenceLink.passage(run, Reading.DECODE);
        Flows details = new Flows(run, passage, baseline(run, passage));
        for (Reading reading : Reading.values()) {
            List<Ranked<PipelineStatistics>> ranked = ranked(run, passage.by(reading));
            if (!ranked.isEmpty()) {
                measures.add(measure(run, Passage.of(reading).label(), ranked));
                ranked.forEach(line -> flows.add(details.of(reading, line)));
            }
        }
        return measures.isEmpty()
                ? Optional.empty()
                : Optional.of(new PipelineModel(
                        passage.link(),
                        smoke,
                        experiment.blocks(),
                        settings(run, experiment),
                        ControlRoundTrip.medianNanos(run).orElseThrow(),
                        measures,
                        flows));
    }

    /** Time per message of all codecs. */
    public static Metric measure(Run run, Passage passage) {
        return measure(run, passage.label(), ranked(run, passage));
    }

    private static Metric measure(Run run, String id, List<Ranked<PipelineStatistics>> ranked) {
        CodecLabels names = new CodecLabels(run);
        PipelineNotes notes = new PipelineNotes(run);
        return Metrics.measure(names, id, Unit.NANOS, ranked, line -> line(line, names, notes), Pipelines::interval);
    }

    /** A floor is no codec, so that it has no place among others. */
    private static List<Ranked<PipelineStatistics>> ranked(Run run, Passage passage) {
        List<Ranked<PipelineStatistics>> ranked = Ranking.byPipeline(run, passage);
        return passage.reading() == Reading.NEVER
                ? ranked.stream()
                        .map(line -> new Ranked<>(line.cell(), line.statistics(), Optional.<RankedCell>empty()))
                        .toList()
                : ranked;
    }

    /** The samples that the others are held against; empty where the run's baseline has none here. */
    private static Optional<Baselined> baseline(Run run, Passage passage) {
        List<Ranked<PipelineStatistics>> ranked = Ranking.byPipeline(run, passage);
        Optional<Variant> name = Baseline.of(run);
        return ranked.stream()
                .filter(line -> name.filter(line.cell().trial().codec()::equals).isPresent())
                .findFirst()
                .map(line -> new Baselined(
                        line.cell().figures(Pipeline.class).orElseThrow(),
                        line.statistics().costs()));
    }

    /** What a codec's figures are divided by. */
    record Baselined(Pipeline samples, PipelineCosts costs) {}

    private static Line line(Ranked<PipelineStatistics> ranked, CodecLabels names, PipelineNotes notes) {
        Estimate nanos = ranked.statistics().nanosPerMessage();
        Trial trial = ranked.cell().trial();
        return new Line(
                names.of(trial.codec()),
                trial.id(),
                ranked.place(),
                nanos.centre(),
                nanos.interval(),
                Optional.empty(),
                List.of(),
                Optional.of(box(ranked.statistics().setTimes())),
                Optional.empty(),
                notes.of(ranked.cell()).stream().toList());
    }

    private static Box box(SetTimes times) {
        return new Box(
                times.standardDeviationNanos(),
                times.minNanos(),
                times.p5Nanos(),
                times.p25Nanos(),
                times.medianNanos(),
                times.p75Nanos(),
                times.p95Nanos(),
                times.maxNanos());
    }

    /** Only cells that have an interval have a place. */
    private static Interval interval(PipelineStatistics statistics) {
        return statistics.nanosPerMessage().interval().orElseThrow();
    }

    private static List<Fact> settings(Run run, Experiment experiment) {
        Stream<Fact> codecs = Finalists.words(run).map(words -> new Fact("codecs", words)).stream();
        Stream<Fact> settings = SettingWords.of(experiment, stay(run)).stream()
                .map(setting -> new Fact(setting.name(), setting.words()));
        return Stream.concat(codecs, settings).toList();
    }

    private static boolean stay(Run run) {
        return run.cells().stream()
                .flatMap(cell -> cell.figures(Pipeline.class).stream())
                .flatMap(pipeline -> pipeline.blocks().stream())
                .anyMatch(block -> !block.fresh());
    }
}
