package io.wirecost.studies.figure;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Moments;
import io.wirecost.analysis.statistics.Ratio;
import io.wirecost.core.run.Run;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The figure of one line, in bytes or nanoseconds.
 *
 * @param scores by round of the run; a single one for an exact figure
 */
public record Sample(Basis basis, SortedMap<Integer, Double> scores) {
    /** What a figure rests on. */
    public enum Basis {
        /** Nothing but the data: a size, or a description of samples. */
        EXACT,
        /** Measuring JVMs, which are independent of those of another line. */
        FORKS,
        /** Blocks of the pipeline; those of one round went through the same sets and are compared as pairs. */
        BLOCKS
    }

    public Sample {
        scores = Collections.unmodifiableSortedMap(new TreeMap<>(scores));
    }

    /** An exact figure. */
    public static Sample exactly(double value) {
        return new Sample(Basis.EXACT, new TreeMap<>(Map.of(0, value)));
    }

    /** Returns the figure divided by a number. */
    public Sample per(double divisor) {
        TreeMap<Integer, Double> divided = new TreeMap<>();
        scores.forEach((round, score) -> divided.put(round, score / divisor));
        return new Sample(basis, divided);
    }

    /** Returns the geometric mean of the scores with its interval, which an exact figure does not have. */
    public Estimate estimate() {
        return basis == Basis.EXACT
                ? new Estimate(scores.get(scores.firstKey()), 1, Optional.empty())
                : Estimate.of(List.copyOf(scores.values()));
    }

    /** Returns the figure itself. */
    public double centre() {
        return estimate().centre();
    }

    /** Returns whether there are enough scores for an interval that says something. */
    public boolean isEnough() {
        return basis == Basis.EXACT || scores.size() >= Run.FORKS_TO_RANK;
    }

    /** Returns how many times as much this is as another. */
    public Quotient over(Sample other) {
        return means(List.of(this), List.of(other));
    }

    /** Returns how many times as much the geometric mean of some is as that of others. */
    public static Quotient means(List<Sample> some, List<Sample> others) {
        List<Sample> all = new ArrayList<>(some);
        all.addAll(others);
        if (all.stream().allMatch(sample -> sample.basis == Basis.EXACT)) {
            return Quotient.exactly(mean(some, 0) / mean(others, 0));
        }
        if (some.size() == 1 && others.size() == 1 && all.stream().allMatch(sample -> sample.basis == Basis.FORKS)) {
            return independent(some.get(0), others.get(0));
        }
        List<Double> ratios = common(all).stream()
                .map(round -> mean(some, round) / mean(others, round))
                .toList();
        return ratios.size() < Run.FORKS_TO_RANK
                ? new Quotient(centres(some) / centres(others), Optional.empty())
                : Quotient.of(Estimate.of(ratios));
    }

    private static Quotient independent(Sample one, Sample other) {
        if (!one.isEnough() || !other.isEnough()) {
            return new Quotient(one.centre() / other.centre(), Optional.empty());
        }
        Ratio ratio = Ratio.of(List.copyOf(other.scores.values()), List.copyOf(one.scores.values()));
        return new Quotient(ratio.centre(), Optional.of(ratio.interval()));
    }

    /** The rounds that all have. An exact figure is the same in every round. */
    static Set<Integer> common(List<Sample> all) {
        Set<Integer> rounds = null;
        for (Sample sample : all) {
            if (sample.basis != Basis.EXACT) {
                if (rounds == null) {
                    rounds = new TreeSet<>(sample.scores.keySet());
                } else {
                    rounds.retainAll(sample.scores.keySet());
                }
            }
        }
        return rounds == null ? Set.of(0) : rounds;
    }

    /** Of a single sample its own score: by way of logarithms, twice as much would be 1.9999999999999982 times. */
    private static double mean(List<Sample> samples, int round) {
        if (samples.size() == 1) {
            return samples.get(0).at(round);
        }
        return Moments.geometricMean(
                samples.stream().mapToDouble(sample -> sample.at(round)).toArray());
    }

    private double at(int round) {
        return basis == Basis.EXACT ? centre() : scores.get(round);
    }

    private static double centres(List<Sample> samples) {
        return Moments.geometricMean(
                samples.stream().mapToDouble(Sample::centre).toArray());
    }
}
