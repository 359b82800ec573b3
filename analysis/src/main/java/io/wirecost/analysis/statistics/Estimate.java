package io.wirecost.analysis.statistics;

import java.util.List;
import java.util.Optional;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * The common estimate of the forks of one cell, or of its blocks in the pipeline.
 *
 * <p>Times are skewed to the right and compared as ratios. So the statistics are those of their logarithms: the mean
 * and the t interval of the logs, transformed back. That makes the centre the geometric mean, and the interval as wide
 * in factors above it as below.
 *
 * @param centre geometric mean of the forks' scores, in their unit
 * @param forks how many scores there were; of the pipeline, blocks
 * @param interval 95 % t interval; absent with one fork, which says nothing about its spread, and very wide with two
 *     (the quantile is 12.7)
 */
public record Estimate(double centre, int forks, Optional<Interval> interval) {
    private static final double TAIL = 0.025;

    /**
     * @param scores one per fork, all above zero
     * @throws IllegalArgumentException if there is none, or one that has no logarithm
     */
    public static Estimate of(List<Double> scores) {
        return of(scores, 1);
    }

    /** @param widening by which the interval is wider, on the logarithms */
    public static Estimate of(List<Double> scores, double widening) {
        if (scores.isEmpty() || scores.stream().anyMatch(score -> !(score > 0) || score.isInfinite())) {
            throw new IllegalArgumentException("expected scores above zero, one per fork, got " + scores);
        }
        double[] logs = scores.stream().mapToDouble(Math::log).toArray();
        double mean = Moments.mean(logs);
        if (logs.length == 1) {
            return new Estimate(scores.get(0), 1, Optional.empty());
        }
        double t = TDistribution.of(logs.length - 1).inverseSurvivalProbability(TAIL);
        double half = widening * t * Moments.standardDeviation(logs) / Math.sqrt(logs.length);
        Interval interval = new Interval(Math.exp(mean - half), Math.exp(mean + half));
        return new Estimate(Math.exp(mean), logs.length, Optional.of(interval));
    }
}
