package io.wirecost.analysis.link;

import java.util.function.ToDoubleFunction;

/** The smallest value of a smooth function within bounds, one coordinate after the other, each by golden section. */
final class Descent {
    private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;
    private static final int ROUNDS = 30;
    private static final int STEPS = 40;

    private Descent() {}

    /** @return where the function is smallest; the middle of the bounds in directions in which it does not change */
    static double[] minimize(ToDoubleFunction<double[]> function, double[] from, double[] to) {
        double[] at = new double[from.length];
        for (int i = 0; i < at.length; i++) {
            at[i] = (from[i] + to[i]) / 2;
        }
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < at.length; i++) {
                at[i] = section(function, at, i, from[i], to[i]);
            }
        }
        return at;
    }

    private static double section(
            ToDoubleFunction<double[]> function, double[] at, int coordinate, double from, double to) {
        double low = from;
        double high = to;
        for (int step = 0; step < STEPS; step++) {
            double left = high - GOLDEN * (high - low);
            double right = low + GOLDEN * (high - low);
            if (value(function, at, coordinate, left) < value(function, at, coordinate, right)) {
                high = right;
            } else {
                low = left;
            }
        }
        return (low + high) / 2;
    }

    private static double value(ToDoubleFunction<double[]> function, double[] at, int coordinate, double value) {
        double[] moved = at.clone();
        moved[coordinate] = value;
        return function.applyAsDouble(moved);
    }
}
