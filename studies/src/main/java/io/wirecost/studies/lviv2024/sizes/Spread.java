package io.wirecost.studies.lviv2024.sizes;

import io.wirecost.analysis.statistics.Moments;
import java.util.List;

/**
 * How a study describes the sizes of its messages, in bytes.
 *
 * @param standardDeviation of the sample (n − 1)
 */
record Spread(double mean, double median, double standardDeviation) {
    static Spread of(List<Double> sizesBytes) {
        double[] sizes = sizesBytes.stream().mapToDouble(Double::doubleValue).toArray();
        return new Spread(Moments.mean(sizes), Moments.median(sizes), Moments.standardDeviation(sizes));
    }
}
