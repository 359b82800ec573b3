package io.wirecost.report.model.rate;

import io.wirecost.analysis.Effort;
import io.wirecost.analysis.SettingWords;
import io.wirecost.analysis.ranking.Ranked;
import io.wirecost.analysis.ranking.RankedCell;
import io.wirecost.analysis.rate.ClockError;
import io.wirecost.analysis.rate.LatencyPercentiles;
import io.wirecost.analysis.rate.MachineSpeeds;
import io.wirecost.analysis.rate.PacedLatency;
import io.wirecost.analysis.rate.PacedRanking;
import io.wirecost.analysis.rate.SustainedRate;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Trial;
import io.wirecost.document.Fact;
import io.wirecost.report.model.rate.OpenLoopModel.Line;
import io.wirecost.report.model.rate.OpenLoopModel.Percentile;
import io.wirecost.report.wording.CodecLabels;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a run sent at a rate, where that has figures. */
public final class OpenLoops {
    private final Run run;
    private final CodecLabels names;
    private final Experiment experiment;
    private final Optional<MachineSpeeds> machine;

    private OpenLoops(Run run, Experiment experiment) {
        this.run = run;
        this.names = new CodecLabels(run);
        this.experiment = experiment;
        this.machine = MachineSpeeds.of(run);
    }

    /** Returns what a report shows of messages at fixed times; empty for other runs. */
    public static Optional<OpenLoopModel> of(Run run) {
        return ClockError.mostNanos(run).stream()
                .mapToObj(nanos -> new OpenLoops(run, run.pipeline().orElseThrow()).model(nanos))
                .findFirst();
    }

    private OpenLoopModel model(long clockErrorNanos) {
        return new OpenLoopModel(
                Effort.of(run).isSmokeInPipeline(),
                experiment.openLoop().orElseThrow().messagesPerSecond().isEmpty(),
                SettingWords.of(experiment).stream()
                        .map(setting -> new Fact(setting.name(), setting.words()))
                        .toList(),
                clockErrorNanos,
                machine,
                lines());
    }

    private List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        for (Reading reading : Reading.values()) {
            for (Passage passage : PacedRanking.passages(run, reading)) {
                PacedRanking.bySustainedRate(run, passage).forEach(cell -> lines.add(sought(cell, passage)));
                PacedRanking.byLatency(run, passage).forEach(cell -> lines.add(given(cell, passage)));
            }
        }
        return lines;
    }

    private Line sought(Ranked<SustainedRate> cell, Passage passage) {
        SustainedRate figures = cell.statistics();
        Optional<Estimate> rate = figures.messagesPerSecond();
        return new Line(
                passage.label(),
                passage.reading(),
                passage.link(),
                codec(cell),
                place(cell, passage.reading()),
                figures.tries(),
                figures.sustainedTries(),
                machine(cell),
                rate.map(Estimate::centre),
                rate.flatMap(Estimate::interval),
                figures.latencies().map(OpenLoops::percentiles).orElse(List.of()));
    }

    private Line given(Ranked<PacedLatency> cell, Passage passage) {
        PacedLatency figures = cell.statistics();
        return new Line(
                passage.label(),
                passage.reading(),
                passage.link(),
                codec(cell),
                place(cell, passage.reading()),
                figures.sets(),
                figures.sustained(),
                machine(cell),
                experiment
                        .openLoop()
                        .flatMap(Experiment.OpenLoop::messagesPerSecond)
                        .map(Long::doubleValue),
                Optional.empty(),
                percentiles(figures.latencies()));
    }

    /** A floor is no codec, so that it has no place among others. */
    private static Optional<RankedCell> place(Ranked<?> cell, Reading reading) {
        return cell.place().filter(place -> reading != Reading.NEVER);
    }

    private Optional<Double> machine(Ranked<?> cell) {
        return machine.flatMap(
                speeds -> speeds.relative(cell.cell().figures(Pipeline.class).orElseThrow()));
    }

    private String codec(Ranked<?> cell) {
        Trial trial = cell.cell().trial();
        return names.of(trial.codec());
    }

    private static List<Percentile> percentiles(LatencyPercentiles latencies) {
        return latencies.points().stream()
                .map(point -> new Percentile(
                        point.fraction(),
                        point.nanos(),
                        point.fraction() == 1
                                ? Optional.empty()
                                : latencies.estimate(point.fraction()).interval()))
                .toList();
    }
}
