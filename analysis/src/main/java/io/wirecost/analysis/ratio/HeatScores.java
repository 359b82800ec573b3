package io.wirecost.analysis.ratio;

import io.wirecost.analysis.Clock;
import io.wirecost.analysis.ForkScores;
import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Fork;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * The scores of one codec's workers in one operation, as logarithms.
 *
 * @param heats by round and number of the heat, in their order; the fork before its twins. Workers without slices are left
 *     out
 */
record HeatScores(SortedMap<Integer, SortedMap<Integer, List<Double>>> heats) {
    static HeatScores of(Speed speed) {
        return of(speed, ForkScores.Fork::nanosPerOperation);
    }

    /** @param score what is looked at of a worker, such as the time of some groups */
    static HeatScores of(Speed speed, ToDoubleFunction<ForkScores.Fork> score) {
        Clock clock = Clock.of(speed);
        return new HeatScores(speed.workers().stream()
                .filter(worker -> worker.slices().isPresent())
                .collect(Collectors.groupingBy(
                        Fork::round,
                        TreeMap::new,
                        Collectors.groupingBy(
                                worker -> worker.slices().orElseThrow().heat(),
                                TreeMap::new,
                                Collectors.mapping(
                                        worker -> Math.log(score.applyAsDouble(ForkScores.ofWorker(worker, clock))),
                                        Collectors.toList())))));
    }

    /** Returns the ratio to other scores in each round that has a heat with both: within the heat, by the mean of its workers. */
    List<Double> over(HeatScores base) {
        return heats.entrySet().stream()
                .map(round -> differences(round.getValue(), base.heats.getOrDefault(round.getKey(), new TreeMap<>())))
                .filter(differences -> differences.length > 0)
                .map(differences -> Math.exp(Moments.mean(differences)))
                .toList();
    }

    private static double[] differences(Map<Integer, List<Double>> own, Map<Integer, List<Double>> base) {
        return own.entrySet().stream()
                .filter(heat -> base.containsKey(heat.getKey()))
                .mapToDouble(heat -> mean(heat.getValue()) - mean(base.get(heat.getKey())))
                .toArray();
    }

    private static double mean(List<Double> logs) {
        return Moments.mean(logs.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /** Returns the ratio of the second worker to the first in each heat that has two. */
    List<Double> secondOverFirst() {
        return heats.values().stream()
                .flatMap(round -> round.values().stream())
                .filter(workers -> workers.size() > 1)
                .map(workers -> Math.exp(workers.get(1) - workers.get(0)))
                .toList();
    }

    /** Returns the ratio of the first worker to the mean of both in each heat that has two. */
    List<Double> firstOverMean() {
        return secondOverFirst().stream().map(twins -> 1 / Math.sqrt(twins)).toList();
    }
}
