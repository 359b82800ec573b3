package io.wirecost.analysis;

import io.wirecost.analysis.statistics.Moments;
import java.util.List;

/** {@link Moments} of lists. */
final class Doubles {
    private Doubles() {}

    static double mean(List<Double> values) {
        return Moments.mean(array(values));
    }

    static double median(List<Double> values) {
        return Moments.median(array(values));
    }

    /** @param values above zero */
    static double geometricMean(List<Double> values) {
        return Moments.geometricMean(array(values));
    }

    private static double[] array(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
