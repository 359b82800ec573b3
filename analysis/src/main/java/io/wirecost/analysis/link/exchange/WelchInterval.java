package io.wirecost.analysis.link.exchange;

import io.wirecost.analysis.statistics.Moments;
import java.util.OptionalDouble;
import org.apache.commons.statistics.distribution.TDistribution;

/** How sure the difference of the means of two independent samples is. */
final class WelchInterval {
    private static final double TAIL = 0.025;

    private WelchInterval() {}

    /** Half of Welch's 95 % interval; empty where one of the samples is a single value. */
    static OptionalDouble halfWidth(double[] one, double[] other) {
        if (one.length < 2 || other.length < 2) {
            return OptionalDouble.empty();
        }
        double error = squaredError(one);
        double otherError = squaredError(other);
        double sum = error + otherError;
        if (sum == 0) {
            return OptionalDouble.of(0);
        }
        double degrees = sum * sum / (error * error / (one.length - 1) + otherError * otherError / (other.length - 1));
        return OptionalDouble.of(TDistribution.of(degrees).inverseSurvivalProbability(TAIL) * Math.sqrt(sum));
    }

    private static double squaredError(double[] values) {
        double deviation = Moments.standardDeviation(values);
        return deviation * deviation / values.length;
    }
}
