package io.wirecost.analysis.statistics;

import java.util.Arrays;
import org.apache.commons.numbers.gamma.Digamma;
import org.apache.commons.numbers.gamma.Trigamma;

/**
 * How the true variances of many cells scatter: as a scaled inverse chi-square. Found from the first two moments of the
 * logarithms of the estimated variances, as Smyth 2004 does in section 6.2.
 *
 * @param typical the scale of the true variances
 * @param degreesOfFreedom few, if they differ much; infinity, if the estimates scatter no more than those of equal
 *     variances would
 */
record Variances(double typical, double degreesOfFreedom) {
    /**
     * The least variance that counts as such, as a fraction of the mean of all. Three forks that happen to agree, as
     * those of one mode do, have a variance near 0, and its logarithm would pass for evidence that the true variances
     * differ. Simulated: with a hundredth two-mode forks are covered too seldom, with a fifth uneven cells are.
     */
    private static final double LEAST = 0.1;

    /**
     * @param estimates at least two, not all of them zero; the lowest are raised to a tenth of the mean
     * @param degrees of freedom of each estimate
     */
    static Variances of(double[] estimates, int degrees) {
        double least = LEAST * Moments.mean(estimates);
        double half = degrees / 2.0;
        double[] logs = Arrays.stream(estimates)
                .map(variance -> Math.log(Math.max(variance, least)) - Digamma.value(half) + Math.log(half))
                .toArray();
        double deviation = Moments.standardDeviation(logs);
        double excess = deviation * deviation - Trigamma.value(half);
        double mean = Moments.mean(logs);
        if (excess <= 0) {
            return new Variances(Math.exp(mean), Double.POSITIVE_INFINITY);
        }
        double halfPrior = inverseTrigamma(excess);
        return new Variances(Math.exp(mean + Digamma.value(halfPrior) - Math.log(halfPrior)), 2 * halfPrior);
    }

    /** Halves the bracket that follows from 1/y < trigamma(y) < 1/y + 1/y². */
    static double inverseTrigamma(double value) {
        double low = 1 / value;
        double high = (1 + Math.sqrt(1 + 4 * value)) / (2 * value);
        for (double middle = (low + high) / 2; low < middle && middle < high; middle = (low + high) / 2) {
            if (Trigamma.value(middle) > value) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
