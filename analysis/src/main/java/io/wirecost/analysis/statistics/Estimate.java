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
 * @param interval t interval at the prior's level, 95 % unless the prior says otherwise; absent with one fork, which says
 *     nothing about its spread, and without a prior very wide with two (the quantile is 12.7)
 */
public record Estimate(double centre, int forks, Optional<Interval> interval) {
    /**
     * Returns the estimate from these scores alone, with a 95 % interval.
     *
     * @param scores one per fork, all above zero
     * @throws IllegalArgumentException if there is none, or one that has no logarithm
     */
    public static Estimate of(List<Double> scores) {
        return of(scores, Prior.NONE);
    }

    /**
     * Returns the estimate with a moderated interval: the variance is shrunk towards that of the prior.
     *
     * @param scores as without a prior
     * @param prior from all cells of the same run
     */
    public static Estimate of(List<Double> scores, Prior prior) {
        return of(scores, prior, 1);
    }

    /** @param widening by which the interval is wider, on the logarithms */
    public static Estimate of(List<Double> scores, double widening) {
        return of(scores, Prior.NONE, widening);
    }

    private static Estimate of(List<Double> scores, Prior prior, double widening) {
        if (scores.isEmpty() || scores.stream().anyMatch(score -> !(score > 0) || score.isInfinite())) {
            throw new IllegalArgumentException("expected scores above zero, one per fork, got " + scores);
        }
        double[] logs = scores.stream().mapToDouble(Math::log).toArray();
        double mean = Moments.mean(logs);
        if (logs.length == 1) {
            return new Estimate(scores.get(0), 1, Optional.empty());
        }
        double half = widening * halfWidth(logs, prior);
        Interval interval = new Interval(Math.exp(mean - half), Math.exp(mean + half));
        return new Estimate(Math.exp(mean), logs.length, Optional.of(interval));
    }

    private static double halfWidth(double[] logs, Prior prior) {
        int degrees = logs.length - 1;
        double deviation = Moments.standardDeviation(logs);
        double variance = deviation * deviation;
        Prior own = prior.forCell(variance);
        double t = TDistribution.of(degrees + own.degreesOfFreedom()).inverseSurvivalProbability((1 - own.level()) / 2);
        return t * Math.sqrt(own.shrunk(variance, degrees) / logs.length);
    }

    /**
     * Returns the estimate of the product with another figure of the same forks, which varies independently of this one.
     * The half widths of the logarithms are added in squares, so each keeps the quantile of its own degrees of freedom.
     */
    public Estimate times(Estimate other) {
        double product = centre * other.centre;
        return new Estimate(
                product,
                forks,
                halfWidth().flatMap(one -> other.halfWidth().map(two -> around(product, Math.hypot(one, two)))));
    }

    /** Of the interval of the logarithm. */
    private Optional<Double> halfWidth() {
        return interval.map(ends -> Math.log(ends.high() / ends.low()) / 2);
    }

    private static Interval around(double centre, double halfWidth) {
        return new Interval(centre * Math.exp(-halfWidth), centre * Math.exp(halfWidth));
    }

    /**
     * Returns how far the interval reaches above the centre, as a fraction of it: 0.08 for ±8 %. Empty without an
     * interval.
     */
    public Optional<Double> reach() {
        return interval.map(ends -> ends.high() / centre - 1);
    }
}
