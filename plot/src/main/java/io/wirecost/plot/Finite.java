package io.wirecost.plot;

import java.util.Arrays;
import java.util.stream.DoubleStream;

/** Refuses what cannot be drawn. */
final class Finite {
    private Finite() {}

    static void inOrder(double... figures) {
        double[] ordered = figures.clone();
        Arrays.sort(ordered);
        if (!DoubleStream.of(figures).allMatch(Double::isFinite) || !Arrays.equals(figures, ordered)) {
            throw new IllegalArgumentException("cannot be drawn: " + Arrays.toString(figures));
        }
    }
}
