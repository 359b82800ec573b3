package io.wirecost.analysis.statistics;

import java.util.Arrays;

/** Moments and quantiles of a sample, which has one value at least. */
public final class Moments {
    private Moments() {}

    public static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }

    /** @param values above zero */
    public static double geometricMean(double[] values) {
        return Math.exp(mean(Arrays.stream(values).map(Math::log).toArray()));
    }

    /** The sample's (n − 1); 0 for a single value. */
    public static double standardDeviation(double[] values) {
        if (values.length == 1) {
            return 0;
        }
        double mean = mean(values);
        double squares = Arrays.stream(values)
                .map(value -> (value - mean) * (value - mean))
                .sum();
        return Math.sqrt(squares / (values.length - 1));
    }

    public static double median(double[] values) {
        return quantile(values, 0.5);
    }

    /**
     * Linear between the two nearest ranks: the value at position {@code fraction * (n - 1)} of the sorted sample (R's
     * type 7, the default of R, NumPy and spreadsheets).
     */
    public static double quantile(double[] values, double fraction) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        double position = fraction * (sorted.length - 1);
        int below = (int) position;
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (position - below) * (sorted[above] - sorted[below]);
    }
}
