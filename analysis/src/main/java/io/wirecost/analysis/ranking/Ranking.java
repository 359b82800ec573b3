package io.wirecost.analysis.ranking;

import io.wirecost.analysis.RoundTrip;
import io.wirecost.analysis.SizeStatistics;
import io.wirecost.analysis.SpeedPriors;
import io.wirecost.analysis.SpeedStatistics;
import io.wirecost.analysis.pipeline.PipelineStatistics;
import io.wirecost.analysis.pipeline.RoundEffects;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * The measured cells of a run, runtime by runtime: a rank says something about libraries only among those of one runtime.
 * The cells of a runtime stand best first by their centre; those without a place come last. A smoke run is ranked
 * nowhere, and its cells are sorted by their centre alone.
 */
public final class Ranking {
    private Ranking() {}

    /**
     * Ranks by encoded bytes: smallest mean first. Sizes are exact, so only equal means are a tie, in a smoke run too.
     */
    public static List<Ranked<SizeStatistics>> bySize(Run run) {
        return byRuntime(run, Ranking::sizes);
    }

    private static List<Ranked<SizeStatistics>> sizes(Run run) {
        List<Ranked<SizeStatistics>> cells = measured(run, new Task.Size()).stream()
                .flatMap(cell ->
                        cell.figures(Sizes.class).stream().map(sizes -> unplaced(cell, SizeStatistics.of(sizes))))
                .toList();
        return placed(sorted(cells, SizeStatistics::meanBytes), Ranking::exactly);
    }

    /**
     * Ranks by time: fastest first. Cells whose intervals overlap are a tie; a cell with fewer forks than {@link
     * Run#FORKS_TO_RANK}, of a run that was interrupted, has no place.
     */
    public static List<Ranked<SpeedStatistics>> bySpeed(Run run, Operation operation) {
        return byRuntime(
                run, part -> bySpeed(part, measured(part, new Task.Time(operation)), SpeedPriors.ofOperations(part)));
    }

    /** Ranks by the time of {@link RoundTrip}: fastest first, with ties as in {@link #bySpeed}. */
    public static List<Ranked<SpeedStatistics>> byRoundTrip(Run run) {
        return byRuntime(run, part -> bySpeed(part, RoundTrip.cells(part), SpeedPriors.ofRoundTrips(part)));
    }

    /**
     * Ranks by the time per message through the three services: fastest first, with ties as in {@link #bySpeed}. The
     * pipeline has its own unit, the block, so it is ranked from {@link Run#FORKS_TO_RANK} blocks on, whatever the
     * forks.
     */
    public static List<Ranked<PipelineStatistics>> byPipeline(Run run, Passage passage) {
        RoundEffects effects = RoundEffects.of(run, passage);
        return byBlocks(
                run,
                passage,
                pipeline -> PipelineStatistics.of(pipeline, effects),
                statistics -> Optional.of(statistics.nanosPerMessage()));
    }

    /**
     * Ranks by another figure of the pipeline's blocks: the lowest first, with ties as in {@link #byPipeline}.
     *
     * @param figure what is ranked; empty for a cell that has none, which has no place and comes last
     */
    public static <S> List<Ranked<S>> byBlocks(
            Run run, Passage passage, Function<Pipeline, S> statistics, Function<S, Optional<Estimate>> figure) {
        return byRuntime(run, part -> blocks(part, passage, statistics, figure));
    }

    private static <S> List<Ranked<S>> blocks(
            Run run, Passage passage, Function<Pipeline, S> statistics, Function<S, Optional<Estimate>> figure) {
        List<Ranked<S>> cells = measured(run, passage).stream()
                .flatMap(cell -> cell.figures(Pipeline.class).stream()
                        .map(pipeline -> unplaced(cell, statistics.apply(pipeline))))
                .toList();
        return placed(
                sorted(cells, cell -> figure.apply(cell).map(Estimate::centre).orElse(Double.POSITIVE_INFINITY)),
                cell -> figure.apply(cell).flatMap(Ranking::ofEnough));
    }

    /** Ranks the cells of each runtime by themselves. */
    private static <S> List<Ranked<S>> byRuntime(Run run, Function<Run, List<Ranked<S>>> ranking) {
        return run.runtimes().stream()
                .map(run::in)
                .flatMap(part -> ranking.apply(part).stream())
                .toList();
    }

    private static List<Ranked<SpeedStatistics>> bySpeed(Run run, List<Cell> measured, SpeedPriors priors) {
        List<Ranked<SpeedStatistics>> cells = measured.stream()
                .flatMap(cell -> cell.figures(Speed.class).stream()
                        .map(speed -> unplaced(cell, SpeedStatistics.of(speed, priors))))
                .toList();
        List<Ranked<SpeedStatistics>> sorted =
                sorted(cells, speed -> speed.nanosPerOperation().centre());
        return run.isSmoke() ? sorted : placed(sorted, speed -> ofEnough(speed.nanosPerOperation()));
    }

    private static List<Cell> measured(Run run, Task task) {
        return run.cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .filter(cell -> cell.trial().task().equals(task))
                .toList();
    }

    private static Optional<Interval> exactly(SizeStatistics sizes) {
        return Optional.of(new Interval(sizes.meanBytes(), sizes.meanBytes()));
    }

    /** Returns the interval of enough forks or blocks. */
    private static Optional<Interval> ofEnough(Estimate nanos) {
        return nanos.interval().filter(interval -> nanos.forks() >= Run.FORKS_TO_RANK);
    }

    private static <S> Ranked<S> unplaced(Cell cell, S statistics) {
        return new Ranked<>(cell, statistics, Optional.empty());
    }

    private static <S> List<Ranked<S>> sorted(List<Ranked<S>> lines, ToDoubleFunction<S> centre) {
        return lines.stream()
                .sorted(Comparator.comparingDouble(cell -> centre.applyAsDouble(cell.statistics())))
                .toList();
    }

    /** Those with a place first; the order of the lines stays. */
    private static <S> List<Ranked<S>> placed(List<Ranked<S>> sorted, Function<S, Optional<Interval>> interval) {
        List<Ranked<S>> rankable = sorted.stream()
                .filter(cell -> interval.apply(cell.statistics()).isPresent())
                .toList();
        List<RankedCell> places = RankedCell.of(rankable.stream()
                .map(cell -> interval.apply(cell.statistics()).orElseThrow())
                .toList());
        List<Ranked<S>> lines = new ArrayList<>();
        for (int i = 0; i < rankable.size(); i++) {
            Ranked<S> cell = rankable.get(i);
            lines.add(new Ranked<>(cell.cell(), cell.statistics(), Optional.of(places.get(i))));
        }
        sorted.stream().filter(cell -> !rankable.contains(cell)).forEach(lines::add);
        return lines;
    }
}
