package io.wirecost.analysis.settling;

import java.util.Random;
import java.util.function.ToDoubleFunction;

/** How the logarithms of a cell's forks scatter around their mean: with mean 0 and standard deviation 1. */
public enum Shape {
    NORMAL(Random::nextGaussian),
    EXPONENTIAL(random -> -Math.log(1 - random.nextDouble()) - 1),
    /** The logarithm has a standard deviation of 1 too: a long tail of slow forks. */
    LOGNORMAL(random -> (Math.exp(random.nextGaussian()) - Math.exp(0.5)) / Math.sqrt((Math.E - 1) * Math.E)),
    TWO_MODES_50_50(random -> twoModes(random, 0.5)),
    TWO_MODES_80_20(random -> twoModes(random, 0.2)),
    TWO_MODES_90_10(random -> twoModes(random, 0.1));

    /** Of the scatter within a mode, as a fraction of the distance of the modes. */
    private static final double WITHIN = 0.1;

    private final ToDoubleFunction<Random> draw;

    Shape(ToDoubleFunction<Random> draw) {
        this.draw = draw;
    }

    public double draw(Random random) {
        return draw.applyAsDouble(random);
    }

    private static double twoModes(Random random, double slow) {
        double mode = random.nextDouble() < slow ? 1 : 0;
        double deviation = Math.sqrt(slow * (1 - slow) + WITHIN * WITHIN);
        return (mode - slow + WITHIN * random.nextGaussian()) / deviation;
    }
}
