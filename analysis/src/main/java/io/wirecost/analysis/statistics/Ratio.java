package io.wirecost.analysis.statistics;

import java.util.List;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * How many times as much: the ratio of the geometric means of two independent samples, by Welch's t distribution of the
 * difference of the logarithms.
 *
 * @param centre later over earlier
 * @param interval 95 %
 * @param error standard error of the logarithm
 * @param degreesOfFreedom of Welch and Satterthwaite
 */
public record Ratio(double centre, Interval interval, double error, double degreesOfFreedom) {
    private static final double TAIL = 0.025;

    /**
     * @param before at least two scores above zero
     * @param after likewise
     */
    public static Ratio of(List<Double> before, List<Double> after) {
        return of(before, Prior.NONE, after, Prior.NONE);
    }

    /**
     * Returns the ratio with moderated variances.
     *
     * @param before at least two scores above zero
     * @param priorBefore from all cells of the run that {@code before} is of
     * @param after as {@code before}
     * @param priorAfter from all cells of the other run
     */
    public static Ratio of(List<Double> before, Prior priorBefore, List<Double> after, Prior priorAfter) {
        Mean one = Mean.of(before, priorBefore);
        Mean other = Mean.of(after, priorAfter);
        double difference = other.centre - one.centre;
        double squares = one.squaredError + other.squaredError;
        double degrees = squares == 0
                ? Double.POSITIVE_INFINITY
                : squares
                        * squares
                        / (one.squaredError * one.squaredError / one.freedom
                                + other.squaredError * other.squaredError / other.freedom);
        double error = Math.sqrt(squares);
        double half = error == 0 ? 0 : error * TDistribution.of(degrees).inverseSurvivalProbability(TAIL);
        return new Ratio(
                Math.exp(difference),
                new Interval(Math.exp(difference - half), Math.exp(difference + half)),
                error,
                degrees);
    }

    /** Returns how likely such a difference, or a greater one in either direction, would be if there were none. */
    public double p() {
        return Math.min(1, 2 * beyond(Math.abs(Math.log(centre))));
    }

    /** Returns how likely such a ratio, or a greater one, would be if it were this one: 1.05 for 5 % more. */
    public double pAbove(double ratio) {
        return beyond(Math.log(centre / ratio));
    }

    /** The share of the distribution around no difference that lies above this one. */
    private double beyond(double difference) {
        if (error == 0) {
            return difference > 0 ? 0 : 1;
        }
        return TDistribution.of(degreesOfFreedom).survivalProbability(difference / error);
    }

    /** The mean of the logarithms of a sample, with the square of its standard error. */
    private record Mean(double centre, double squaredError, double freedom) {
        static Mean of(List<Double> scores, Prior prior) {
            if (scores.size() < 2 || scores.stream().anyMatch(score -> !(score > 0) || score.isInfinite())) {
                throw new IllegalArgumentException("expected two or more scores above zero, got " + scores);
            }
            double[] logs = scores.stream().mapToDouble(Math::log).toArray();
            double deviation = Moments.standardDeviation(logs);
            double variance = deviation * deviation;
            int degrees = logs.length - 1;
            Prior own = prior.forCell(variance);
            return new Mean(
                    Moments.mean(logs), own.shrunk(variance, degrees) / logs.length, degrees + own.degreesOfFreedom());
        }
    }
}
