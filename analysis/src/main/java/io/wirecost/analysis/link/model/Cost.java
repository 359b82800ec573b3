package io.wirecost.analysis.link.model;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The cost of handling one message, by its size: a straight line that never falls and is never below zero.
 *
 * @param fixedNanos of a message without bytes
 * @param nanosPerByte of every byte more
 */
record Cost(double fixedNanos, double nanosPerByte) {
    double at(double bytes) {
        return fixedNanos + nanosPerByte * bytes;
    }

    Cost times(double factor) {
        return new Cost(factor * fixedNanos, factor * nanosPerByte);
    }

    /**
     * The line through a size series, with relative errors made small, since times err by a share of themselves.
     *
     * @param bytes above zero, at least one
     * @param nanos one for each of them
     */
    static Cost fit(double[] bytes, double[] nanos) {
        double[] weights = Arrays.stream(bytes).map(size -> 1 / (size * size)).toArray();
        double all = Arrays.stream(weights).sum();
        double meanBytes = dot(weights, bytes) / all;
        double meanNanos = dot(weights, nanos) / all;
        double[] apart = Arrays.stream(bytes).map(size -> size - meanBytes).toArray();
        double variance = dot(weights, product(apart, apart));
        double slope = variance == 0 ? 0 : dot(weights, product(apart, nanos)) / variance;
        if (slope <= 0) {
            return new Cost(meanNanos, 0);
        }
        double fixed = meanNanos - slope * meanBytes;
        return fixed >= 0
                ? new Cost(fixed, slope)
                : new Cost(0, dot(weights, product(bytes, nanos)) / dot(weights, product(bytes, bytes)));
    }

    private static double dot(double[] one, double[] other) {
        return Arrays.stream(product(one, other)).sum();
    }

    private static double[] product(double[] one, double[] other) {
        return IntStream.range(0, one.length)
                .mapToDouble(i -> one[i] * other[i])
                .toArray();
    }
}
