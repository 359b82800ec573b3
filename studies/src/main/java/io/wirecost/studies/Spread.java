package io.wirecost.studies;

import java.util.Arrays;
import java.util.List;

/**
 * How a study describes the sizes of its messages, in bytes.
 *
 * @param standardDeviation of the sample (n − 1)
 */
record Spread(double mean, double median, double standardDeviation) {
    static Spread of(List<Double> sizesBytes) {
        double[] sorted =
                sizesBytes.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        double mean = Arrays.stream(sorted).average().orElseThrow();
        int half = sorted.length / 2;
        double median = sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
        double squares = Arrays.stream(sorted).map(x -> (x - mean) * (x - mean)).sum();
        return new Spread(mean, median, Math.sqrt(squares / (sorted.length - 1)));
    }
}
