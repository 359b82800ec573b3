package io.wirecost.analysis.link.model;

import java.util.function.DoubleUnaryOperator;
import java.util.function.ToDoubleFunction;

/** The smallest value of a smooth function within bounds, one coordinate after the other, each by golden section. */
final class Descent {
    private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;
    private static final int ROUNDS = 40;
    private static final int STEPS = 24;
    /** A fraction of the distance of the bounds. A step that moves no coordinate further than this ends the search. */
    private static final double STILL = 1e-4;

    private Descent() {}

    /** @return where the function is smallest */
    static double[] minimize(ToDoubleFunction<double[]> function, double[] from, double[] to) {
        double[] at = new double[from.length];
        for (int i = 0; i < at.length; i++) {
            at[i] = (from[i] + to[i]) / 2;
        }
        boolean moving = true;
        for (int round = 0; round < ROUNDS && moving; round++) {
            moving = false;
            for (int i = 0; i < at.length; i++) {
                double before = at[i];
                at[i] = section(along(function, at, i), from[i], to[i]);
                moving |= Math.abs(at[i] - before) > STILL * (to[i] - from[i]);
            }
        }
        return at;
    }

    private static DoubleUnaryOperator along(ToDoubleFunction<double[]> function, double[] at, int coordinate) {
        return value -> {
            double[] moved = at.clone();
            moved[coordinate] = value;
            return function.applyAsDouble(moved);
        };
    }

    private static double section(DoubleUnaryOperator function, double from, double to) {
        double low = from;
        double high = to;
        double left = high - GOLDEN * (high - low);
        double right = low + GOLDEN * (high - low);
        double atLeft = function.applyAsDouble(left);
        double atRight = function.applyAsDouble(right);
        for (int step = 0; step < STEPS; step++) {
            if (atLeft < atRight) {
                high = right;
                right = left;
                atRight = atLeft;
                left = high - GOLDEN * (high - low);
                atLeft = function.applyAsDouble(left);
            } else {
                low = left;
                left = right;
                atLeft = atRight;
                right = low + GOLDEN * (high - low);
                atRight = function.applyAsDouble(right);
            }
        }
        return (low + high) / 2;
    }
}
