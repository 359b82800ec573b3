package io.wirecost.report.text;

import io.wirecost.analysis.Effort;
import io.wirecost.analysis.ReferenceLink;
import io.wirecost.analysis.Settings;
import io.wirecost.analysis.pipeline.BlockScores;
import io.wirecost.analysis.pipeline.PipelineCosts;
import io.wirecost.analysis.pipeline.PipelineStatistics;
import io.wirecost.analysis.ranking.Place;
import io.wirecost.analysis.ranking.Ranked;
import io.wirecost.analysis.ranking.Ranking;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Trial;
import io.wirecost.report.text.Table.Column;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The way through the three services over the reference link, fastest first; the floor stands last, by itself. */
final class PipelineTable {
    private final Codecs codecs;
    private final Run run;
    private final Page page;
    private final Passage passage;

    PipelineTable(Codecs codecs, Run run, Page page) {
        this.codecs = codecs;
        this.run = run;
        this.page = page;
        this.passage = ReferenceLink.passage(run, Reading.DECODE);
    }

    void print() {
        List<Ranked<PipelineStatistics>> lines = Ranking.byPipeline(run, passage);
        List<Ranked<PipelineStatistics>> all = new ArrayList<>(lines);
        all.addAll(Ranking.byPipeline(run, passage.by(Reading.NEVER)));
        if (all.isEmpty()) {
            return;
        }
        Ranked<PipelineStatistics> base = codecs.baseline(all);
        Cell baseline = base.cell();
        page.heading(
                passage.label() + ": per message, from A's first to C's last; ratio to " + codecs.plainName(baseline));
        if (Effort.of(run).isSmokeInPipeline()) {
            page.paragraph("", "SMOKE: too few blocks, not ranked", Ink.BOLD);
        }
        page.table(table(all, base));
        run.pipeline().ifPresent(this::settings);
        inPlace(baseline);
    }

    private void settings(Experiment experiment) {
        page.paragraph(Settings.of(experiment).stream()
                .map(setting -> setting.name() + ": " + setting.words())
                .collect(Collectors.joining("; ")));
    }

    private Table table(List<Ranked<PipelineStatistics>> lines, Ranked<PipelineStatistics> baseline) {
        Optional<BlockScores> times = baseline.cell().figures(Pipeline.class).map(BlockScores::of);
        PipelineCosts costs = baseline.statistics().costs();
        Table table = new Table(
                Column.name("rank"),
                Column.name("codec"),
                Column.figure("time"),
                Column.figure("95%"),
                Column.figure("ratio"),
                Column.figure("bytes").whereItFits(),
                Column.figure("ratio").whereItFits(),
                Column.figure("sent"),
                Column.figure("ratio"),
                Column.figure("messages").whereItFits(),
                Column.figure("a set").whereItFits());
        for (Ranked<PipelineStatistics> line : lines) {
            PipelineStatistics figures = line.statistics();
            boolean floor = line.cell().trial().task().equals(passage.by(Reading.NEVER));
            table.row(
                    floor ? "" : line.place().map(Place::label).orElse("-"),
                    floor ? codecs.floorName(line.cell()) : codecs.name(line.cell()),
                    Units.time(figures.nanosPerMessage().centre()),
                    spread(figures),
                    ratio(line.cell(), times),
                    Units.bytes(figures.costs().payloadBytes()),
                    Units.ratio(figures.costs().payloadBytes() / costs.payloadBytes()),
                    Units.bytes(figures.costs().sentBytes()),
                    Units.ratio(figures.costs().sentBytes() / costs.sentBytes()),
                    Units.perSecond(figures.nanosPerMessage().centre()),
                    Units.time(figures.setTimes().medianNanos()));
        }
        return table;
    }

    /** The variant in which B reads its two fields in place. */
    private void inPlace(Cell baseline) {
        Passage inPlace = passage.by(Reading.IN_PLACE);
        List<Ranked<PipelineStatistics>> lines = Ranking.byPipeline(run, inPlace);
        if (lines.isEmpty()) {
            return;
        }
        page.heading(inPlace.label() + ": B reads its two fields in place; ratio to " + codecs.plainName(baseline));
        Table table = new Table(
                Column.name("rank"),
                Column.name("codec"),
                Column.figure("time"),
                Column.figure("95%"),
                Column.figure("ratio"),
                Column.figure("to decoding all"));
        for (Ranked<PipelineStatistics> line : lines) {
            table.row(
                    line.place().map(Place::label).orElse("-"),
                    codecs.name(line.cell()),
                    Units.time(line.statistics().nanosPerMessage().centre()),
                    spread(line.statistics()),
                    ratio(line.cell(), baseline.figures(Pipeline.class).map(BlockScores::of)),
                    ratio(line.cell(), decodingAll(line.cell().trial())));
        }
        page.table(table);
    }

    private Optional<BlockScores> decodingAll(Trial inPlace) {
        return Ranking.byPipeline(run, passage).stream()
                .map(Ranked::cell)
                .filter(cell -> cell.trial().codec().equals(inPlace.codec()))
                .findFirst()
                .flatMap(cell -> cell.figures(Pipeline.class))
                .map(BlockScores::of);
    }

    private static String ratio(Cell cell, Optional<BlockScores> other) {
        return other.flatMap(
                        scores -> BlockScores.of(cell.figures(Pipeline.class).orElseThrow())
                                .ratioTo(scores))
                .map(Estimate::centre)
                .map(Units::ratio)
                .orElse("-");
    }

    private static String spread(PipelineStatistics figures) {
        return figures.nanosPerMessage().relativeHalfWidth().stream()
                .mapToObj(Units::spread)
                .findFirst()
                .orElse("-");
    }
}
