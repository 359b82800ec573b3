package io.wirecost.analysis.statistics;

import java.util.List;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * How many times as much: the ratio of the geometric means of two independent samples.
 *
 * @param centre later over earlier
 * @param interval 95 %, from Welch's t interval of the difference of the logarithms
 */
public record Ratio(double centre, Interval interval) {
    private static final double TAIL = 0.025;

    /**
     * @param before at least two scores above zero
     * @param after likewise
     */
    public static Ratio of(List<Double> before, List<Double> after) {
        double[] one = logs(before);
        double[] other = logs(after);
        double difference = Moments.mean(other) - Moments.mean(one);
        double half = halfWidth(squaredError(one), one.length - 1, squaredError(other), other.length - 1);
        return new Ratio(Math.exp(difference), new Interval(Math.exp(difference - half), Math.exp(difference + half)));
    }

    private static double[] logs(List<Double> scores) {
        if (scores.size() < 2 || scores.stream().anyMatch(score -> !(score > 0) || score.isInfinite())) {
            throw new IllegalArgumentException("expected two or more scores above zero, got " + scores);
        }
        return scores.stream().mapToDouble(Math::log).toArray();
    }

    private static double squaredError(double[] values) {
        double deviation = Moments.standardDeviation(values);
        return deviation * deviation / values.length;
    }

    /** With the degrees of freedom of Welch and Satterthwaite. */
    private static double halfWidth(double error, int freedom, double otherError, int otherFreedom) {
        double sum = error + otherError;
        if (sum == 0) {
            return 0;
        }
        double degrees = sum * sum / (error * error / freedom + otherError * otherError / otherFreedom);
        return TDistribution.of(degrees).inverseSurvivalProbability(TAIL) * Math.sqrt(sum);
    }
}
