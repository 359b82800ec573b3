package io.wirecost.studies.figure;

import io.wirecost.analysis.ForkScores;
import io.wirecost.analysis.RoundTrip;
import io.wirecost.analysis.ratio.SpeedRatios;
import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import io.wirecost.studies.figure.Sample.Basis;
import io.wirecost.studies.source.StudiedQuantity;
import io.wirecost.studies.source.StudiedQuantity.Statistic;
import io.wirecost.studies.source.StudyLine;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** Time of an operation, fork by fork: the mean over the groups. */
final class SpeedFinder implements Finder {
    @Override
    public Optional<Sample> find(Run run, StudiedQuantity quantity, StudiedQuantity.Case under, StudyLine line) {
        List<Integer> groups = Groups.of(run, quantity, under);
        return line.variant()
                .flatMap(codec -> speed(run, codec, quantity.is(under)))
                .filter(speed -> !groups.isEmpty())
                .map(speed -> told(speed, groups, quantity.statistic()));
    }

    /** The levels of the forks are taken out once for all groups. */
    @Override
    public List<Sample> byGroup(Run run, StudiedQuantity quantity, StudiedQuantity.Case under, StudyLine line) {
        return line.variant().flatMap(codec -> speed(run, codec, quantity.is(under))).stream()
                .flatMap(speed -> byGroup(speed, Groups.of(run, quantity, under)))
                .toList();
    }

    private static Stream<Sample> byGroup(Speed speed, List<Integer> groups) {
        List<ForkScores.Fork> forks = ForkScores.of(speed).forks();
        return groups.stream().map(group -> sample(speed, forks, nanos -> nanos.get(group)));
    }

    /** Within the heats that both share. */
    @Override
    public Optional<Quotient> ratio(
            Run run, StudiedQuantity quantity, StudiedQuantity.Case under, StudyLine one, StudyLine other) {
        Variant codec = one.variant().orElseThrow();
        Variant rival = other.variant().orElseThrow();
        List<Integer> groups = Groups.of(run, quantity, under);
        if (!codec.runtime().equals(rival.runtime()) || quantity.statistic() == Statistic.SCATTER) {
            return Optional.empty();
        }
        StudiedQuantity.QuantityKind kind = quantity.is(under);
        ToDoubleFunction<List<Double>> score = score(groups, quantity.statistic());
        return speed(run, codec, kind)
                .flatMap(own -> speed(run, rival, kind)
                        .flatMap(base -> SpeedRatios.between(
                                run, codec.runtime(), own, base, fork -> score.applyAsDouble(fork.nanosByGroup()))))
                .map(Quotient::of);
    }

    private static Sample told(Speed speed, List<Integer> groups, Statistic statistic) {
        Sample sample = sample(speed, ForkScores.of(speed).forks(), score(groups, statistic));
        return statistic == Statistic.SCATTER ? scatter(sample) : sample;
    }

    private static ToDoubleFunction<List<Double>> score(List<Integer> groups, Statistic statistic) {
        int first = groups.get(0);
        int last = groups.get(groups.size() - 1);
        return switch (statistic) {
            case RANGE -> nanos -> range(nanos, groups);
            case GROWTH -> nanos -> nanos.get(last) / nanos.get(first);
            default -> nanos -> mean(nanos, groups);
        };
    }

    private static double mean(List<Double> nanos, List<Integer> groups) {
        return Moments.mean(groups.stream().mapToDouble(nanos::get).toArray());
    }

    private static double range(List<Double> nanos, List<Integer> groups) {
        DoubleSummaryStatistics all = groups.stream().mapToDouble(nanos::get).summaryStatistics();
        return all.getMax() - all.getMin();
    }

    private static Optional<Speed> speed(Run run, Variant codec, StudiedQuantity.QuantityKind kind) {
        return switch (kind) {
            case ROUND_TRIP ->
                RoundTrip.cells(run).stream()
                        .filter(cell -> cell.trial().codec().equals(codec))
                        .findFirst()
                        .flatMap(cell -> cell.figures(Speed.class));
            case BUILT -> timed(run, codec, hasMessages(run, codec) ? Operation.WRITE : Operation.SERIALIZE);
            default -> timed(run, codec, operation(kind));
        };
    }

    /** Whether the library has messages of its own. Their writing may have been refused: it is no other figure then. */
    private static boolean hasMessages(Run run, Variant codec) {
        return run.cells().stream()
                .map(Cell::trial)
                .anyMatch(trial -> trial.codec().equals(codec) && trial.task().equals(new Task.Time(Operation.WRITE)));
    }

    private static Optional<Speed> timed(Run run, Variant codec, Operation operation) {
        return Finder.measured(run, codec, new Task.Time(operation), Speed.class);
    }

    private static Operation operation(StudiedQuantity.QuantityKind kind) {
        return switch (kind) {
            case SERIALIZE -> Operation.SERIALIZE;
            case DESERIALIZE -> Operation.DESERIALIZE;
            case TO_NATIVE -> Operation.TO_NATIVE;
            case WRITE -> Operation.WRITE;
            case READ -> Operation.READ;
            case FROM_NATIVE -> Operation.FROM_NATIVE;
            case ACCESS -> Operation.ACCESS;
            default -> throw new IllegalArgumentException("no operation: " + kind);
        };
    }

    private static Sample sample(Speed speed, List<ForkScores.Fork> forks, ToDoubleFunction<List<Double>> score) {
        TreeMap<Integer, Double> scores = new TreeMap<>();
        for (int fork = 0; fork < forks.size(); fork++) {
            scores.put(
                    speed.forks().get(fork).round(),
                    score.applyAsDouble(forks.get(fork).nanosByGroup()));
        }
        return new Sample(Basis.FORKS, scores);
    }

    /** The relative standard deviation of the forks. */
    static Sample scatter(Sample sample) {
        double[] scores = sample.scores().values().stream()
                .mapToDouble(Double::doubleValue)
                .toArray();
        return Sample.exactly(Moments.standardDeviation(scores) / Moments.mean(scores));
    }
}
