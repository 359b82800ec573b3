package io.wirecost.analysis.sweep;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A straight line over the values of a parameter.
 *
 * @param atZero what it would be with a value of 0
 * @param slope how much one more adds
 */
record StraightLine(double atZero, double slope) {
    /** Figures below this count as this much where they divide: a byte, or a nanosecond. */
    static final double LEAST = 1;

    double at(double value) {
        return atZero + slope * value;
    }

    /**
     * Weights that make relative errors small: 1/y². Times err by a share of themselves, and the largest figures would
     * otherwise decide alone.
     *
     * @param typical a figure of each value, the same for all lines that are compared
     */
    static double[] weights(double[] typical) {
        return Arrays.stream(typical)
                .map(figure -> Math.max(figure, LEAST))
                .map(figure -> 1 / (figure * figure))
                .toArray();
    }

    /**
     * The line with the least sum of weighted squares: the slope is Σ w (x − x̄) (y − ȳ) / Σ w (x − x̄)², with the
     * weighted means x̄ and ȳ.
     *
     * @param x values, at least two different ones
     * @param y a figure for each of them
     * @param weights one for each of them, all above zero
     */
    static StraightLine fit(double[] x, double[] y, double[] weights) {
        double meanX = weighted(weights, x);
        double meanY = weighted(weights, y);
        double products = 0;
        double squares = 0;
        for (int i = 0; i < x.length; i++) {
            products += weights[i] * (x[i] - meanX) * (y[i] - meanY);
            squares += weights[i] * (x[i] - meanX) * (x[i] - meanX);
        }
        double slope = products / squares;
        return new StraightLine(meanY - slope * meanX, slope);
    }

    private static double weighted(double[] weights, double[] values) {
        double sum = IntStream.range(0, values.length)
                .mapToDouble(i -> weights[i] * values[i])
                .sum();
        return sum / Arrays.stream(weights).sum();
    }
}
