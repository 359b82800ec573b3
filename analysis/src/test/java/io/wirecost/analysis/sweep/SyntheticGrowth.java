package io.wirecost.analysis.sweep;

import io.wirecost.core.run.Speed;
import java.util.List;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/** Forks whose true times are known. */
final class SyntheticGrowth {
    static final List<Integer> VALUES = List.of(10, 50, 100, 200);

    private SyntheticGrowth() {}

    /**
     * Times of a sweep. Each fork is faster or slower as a whole, and each of its figures errs by itself.
     *
     * @param truth nanoseconds by value
     * @param noise standard deviation of both errors, as a fraction
     */
    static Speed times(IntToDoubleFunction truth, int forks, double noise, long seed) {
        Random random = new Random(seed);
        return new Speed(IntStream.range(0, forks)
                .mapToObj(round -> {
                    double whole = Math.exp(noise * random.nextGaussian());
                    return new Speed.Fork(
                            round,
                            VALUES.stream()
                                    .map(value -> samples(truth.applyAsDouble(value)
                                            * whole
                                            * Math.exp(noise * random.nextGaussian())))
                                    .toList(),
                            samples(1));
                })
                .toList());
    }

    private static Speed.Samples samples(double nanos) {
        return new Speed.Samples(List.of(nanos), List.of(nanos * 2));
    }
}
