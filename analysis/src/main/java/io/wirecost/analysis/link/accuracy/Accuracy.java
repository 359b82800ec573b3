package io.wirecost.analysis.link.accuracy;

import io.wirecost.analysis.statistics.KendallTau;
import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Link;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The accuracy of the model on the cells that it was not fitted on: all cells of all other codecs.
 *
 * @param misses one for each cell, codec by codec
 * @param medianError half of the cells are off by no more than this fraction of the measured time
 * @param worst the cell that is off the most
 * @param tau Kendall's, between the predicted and the measured order of all these cells; NaN for a single one
 * @param tauByLink the same among the codecs over one link, which no difference of links makes easy
 * @param tauOfRounds the same between two rounds of the measured times, on average over all pairs of rounds. No
 *     prediction can agree with figures much better than the figures agree with themselves. Empty for a single round
 */
public record Accuracy(
        List<Miss> misses,
        double medianError,
        Miss worst,
        double tau,
        Map<Link, Double> tauByLink,
        OptionalDouble tauOfRounds) {
    public Accuracy {
        misses = List.copyOf(misses);
        tauByLink = Collections.unmodifiableMap(new LinkedHashMap<>(tauByLink));
    }

    /**
     * One cell.
     *
     * @param measuredNanos per message
     * @param predictedNanos per message
     */
    public record Miss(Variant codec, Link link, double measuredNanos, double predictedNanos) {
        /** The error as a fraction of the measured time; below zero if the prediction is too short. */
        public double error() {
            return predictedNanos / measuredNanos - 1;
        }
    }

    /** @return empty where nothing was tested */
    public static Optional<Accuracy> of(List<Curve> tested, OptionalDouble tauOfRounds) {
        List<Miss> misses =
                tested.stream().flatMap(curve -> misses(curve).stream()).toList();
        if (misses.isEmpty()) {
            return Optional.empty();
        }
        Map<Link, Double> taus = new LinkedHashMap<>();
        misses.stream()
                .map(Miss::link)
                .distinct()
                .forEach(link -> taus.put(
                        link,
                        tau(misses.stream()
                                .filter(miss -> miss.link().equals(link))
                                .toList())));
        return Optional.of(new Accuracy(
                misses,
                Moments.median(misses.stream()
                        .mapToDouble(miss -> Math.abs(miss.error()))
                        .toArray()),
                misses.stream()
                        .max(Comparator.comparingDouble(miss -> Math.abs(miss.error())))
                        .orElseThrow(),
                tau(misses),
                taus,
                tauOfRounds));
    }

    private static List<Miss> misses(Curve curve) {
        return curve.points().stream()
                .filter(point -> point.predictedNanos().isPresent())
                .map(point -> new Miss(
                        curve.codec(),
                        point.link(),
                        point.measuredNanos().centre(),
                        point.predictedNanos().getAsDouble()))
                .toList();
    }

    private static double tau(List<Miss> misses) {
        return KendallTau.of(
                misses.stream().map(Miss::predictedNanos).toList(),
                misses.stream().map(Miss::measuredNanos).toList());
    }
}
