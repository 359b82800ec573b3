package io.wirecost.analysis.link.crossing;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.codec.Variant;
import java.util.Optional;

/**
 * A bandwidth at which one codec overtakes another.
 *
 * @param slowSide the codec that is faster below it: on slower links
 * @param fastSide the codec that is faster above it
 * @param bitsPerSecond where they are equal
 * @param interval of bandwidths at which they cannot be told apart, 95 %; its ends may be 0 or infinite where they are
 *     told apart on one side only; empty where nothing says how sure it is, as with a single block
 * @param between the neighbouring measured bandwidths that it lies between, the upper perhaps infinite; for a predicted
 *     one the slowest and the fastest that were measured
 * @param extrapolated predicted, and outside of what was measured
 */
public record Crossing(
        Variant slowSide,
        Variant fastSide,
        double bitsPerSecond,
        Optional<Interval> interval,
        Interval between,
        boolean extrapolated) {
    /** Whether it is between these two, in either order. */
    public boolean isOf(Variant codec, Variant rival) {
        return slowSide.equals(codec) && fastSide.equals(rival) || slowSide.equals(rival) && fastSide.equals(codec);
    }

    /** Whether the two are told apart on both sides of it. */
    public boolean isCertain() {
        return interval.filter(known -> known.low() > 0 && known.high() < Double.POSITIVE_INFINITY)
                .isPresent();
    }
}
