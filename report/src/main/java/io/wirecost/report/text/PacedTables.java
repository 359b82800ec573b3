package io.wirecost.report.text;

import io.wirecost.analysis.Effort;
import io.wirecost.analysis.Settings;
import io.wirecost.analysis.ranking.Place;
import io.wirecost.analysis.ranking.Ranked;
import io.wirecost.analysis.rate.ClockError;
import io.wirecost.analysis.rate.LatencyPercentiles;
import io.wirecost.analysis.rate.MachineSpeeds;
import io.wirecost.analysis.rate.PacedLatency;
import io.wirecost.analysis.rate.PacedRanking;
import io.wirecost.analysis.rate.SustainedRate;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.report.text.Table.Column;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Messages that were sent at a rate: a table per link, and one for each way of reading; the floor stands last. */
final class PacedTables {
    private static final String NONE = "-";

    private final Codecs codecs;
    private final Run run;
    private final Page page;
    private final Optional<MachineSpeeds> machine;

    PacedTables(Codecs codecs, Run run, Page page) {
        this.codecs = codecs;
        this.run = run;
        this.page = page;
        this.machine = MachineSpeeds.of(run);
    }

    void print() {
        for (Reading reading : List.of(Reading.DECODE, Reading.IN_PLACE)) {
            for (Passage passage : PacedRanking.passages(run, reading)) {
                sustained(passage);
                latencies(passage);
            }
        }
        ClockError.mostNanos(run).ifPresent(this::legend);
    }

    private void sustained(Passage passage) {
        List<Ranked<SustainedRate>> lines = PacedRanking.bySustainedRate(run, passage);
        if (lines.isEmpty()) {
            return;
        }
        Ranked<SustainedRate> baseline = codecs.baseline(lines);
        heading(passage.label() + ": the highest rate that is sustained; ratio to "
                + codecs.plainName(baseline.cell()));
        Table table = new Table(
                Column.name("rank"),
                Column.name("codec"),
                Column.figure("messages"),
                Column.figure("95%"),
                Column.figure("ratio"),
                Column.figure("p50"),
                Column.figure("p99"),
                Column.figure("machine").whereItFits(),
                Column.figure("tries").whereItFits());
        lines.forEach(line -> sustained(table, place(line), codecs.name(line.cell()), line, baseline));
        floor(passage)
                .ifPresent(floor -> PacedRanking.bySustainedRate(run, floor)
                        .forEach(line -> sustained(table, "", codecs.floorName(line.cell()), line, baseline)));
        page.table(table);
    }

    private void sustained(
            Table table, String place, String name, Ranked<SustainedRate> line, Ranked<SustainedRate> baseline) {
        SustainedRate figures = line.statistics();
        Optional<Estimate> nanos = figures.nanosPerMessage();
        table.row(
                place,
                name,
                nanos.map(estimate -> Units.perSecond(estimate.centre())).orElse("none"),
                spread(figures.messagesPerSecond()),
                nanos.flatMap(own -> baseline.statistics()
                                .nanosPerMessage()
                                .map(other -> Units.ratio(other.centre() / own.centre())))
                        .orElse(NONE),
                percentile(figures.latencies(), 0.5),
                percentile(figures.latencies(), OpenLoop.BOUND_FRACTION),
                machine(line),
                Units.count(figures.tries()));
    }

    private void latencies(Passage passage) {
        List<Ranked<PacedLatency>> lines = PacedRanking.byLatency(run, passage);
        if (lines.isEmpty()) {
            return;
        }
        heading(passage.label() + ": latency, from when a message should have been sent until C had checked it");
        Table table = new Table(
                Column.name("rank"),
                Column.name("codec"),
                Column.figure("p50"),
                Column.figure("p90"),
                Column.figure("p99"),
                Column.figure("95%"),
                Column.figure("p99.9"),
                Column.figure("max"),
                Column.figure("machine").whereItFits(),
                Column.figure("sustained"));
        lines.forEach(line -> latency(table, place(line), codecs.name(line.cell()), line));
        floor(passage)
                .ifPresent(floor -> PacedRanking.byLatency(run, floor)
                        .forEach(line -> latency(table, "", codecs.floorName(line.cell()), line)));
        page.table(table);
    }

    private void latency(Table table, String place, String name, Ranked<PacedLatency> line) {
        PacedLatency figures = line.statistics();
        Optional<LatencyPercentiles> latencies = Optional.of(figures.latencies());
        table.row(
                place,
                name,
                percentile(latencies, 0.5),
                percentile(latencies, 0.9),
                percentile(latencies, OpenLoop.BOUND_FRACTION),
                spread(latencies.map(all -> all.estimate(OpenLoop.BOUND_FRACTION))),
                percentile(latencies, 0.999),
                percentile(latencies, 1),
                machine(line),
                "%d of %d".formatted(figures.sustained(), figures.sets()));
    }

    private void heading(String words) {
        page.heading(words);
        if (Effort.of(run).isSmokeInPipeline()) {
            page.paragraph("", "SMOKE: too few blocks, not ranked", Ink.BOLD);
        }
    }

    /** Beside decoding everything; the floor is no codec, so that it has no place. */
    private static Optional<Passage> floor(Passage passage) {
        return passage.reading() == Reading.DECODE ? Optional.of(passage.by(Reading.NEVER)) : Optional.empty();
    }

    private static String place(Ranked<?> line) {
        return line.place().map(Place::label).orElse(NONE);
    }

    private String machine(Ranked<?> line) {
        return machine.flatMap(speeds ->
                        speeds.relative(line.cell().figures(Pipeline.class).orElseThrow()))
                .map(Units::ratio)
                .orElse(NONE);
    }

    private static String percentile(Optional<LatencyPercentiles> latencies, double fraction) {
        return latencies
                .flatMap(all -> all.point(fraction))
                .map(point -> Units.time(point.nanos()))
                .orElse(NONE);
    }

    private static String spread(Optional<Estimate> estimate) {
        return estimate.stream()
                .flatMapToDouble(known -> known.relativeHalfWidth().stream())
                .mapToObj(Units::spread)
                .findFirst()
                .orElse(NONE);
    }

    private void legend(long clockErrorNanos) {
        run.pipeline()
                .ifPresent(experiment -> page.paragraph(Settings.of(experiment).stream()
                        .map(setting -> setting.name() + ": " + setting.words())
                        .collect(Collectors.joining("; "))));
        page.paragraph("latencies are those of messages that B lets pass, all of them: a message that is sent late has"
                + " the time that it waited for that in its latency; clocks are off by no more than "
                + Units.time(clockErrorNanos)
                + "; 95%: over the blocks, of latencies that of their p99; sustained: so many"
                + " of all sets; = tied: the intervals overlap");
        machine.ifPresent(this::machineLegend);
    }

    private void machineLegend(MachineSpeeds speeds) {
        page.paragraph("machine: how fast it was by itself meanwhile, seen by a fixed work before each set, beside the"
                + " run's median block; " + Units.ratio(speeds.lowest()) + " to "
                + Units.ratio(speeds.highest())
                + (speeds.steady() ? "" : ": what is closer together in single blocks may be its doing"));
    }
}
