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
 * @param interval the bandwidths at which the two codecs cannot be told apart, 95 %. An end may be 0 or infinite if
 *     they are told apart on one side only. Empty if the uncertainty is unknown, as with a single block
 * @param between the neighbouring measured bandwidths around it; the upper one may be infinite. For a predicted
 *     crossing, the slowest and the fastest measured bandwidth
 * @param extrapolated whether it is predicted and lies outside of the measured bandwidths
 */
public record Crossing(
        Variant slowSide,
        Variant fastSide,
        double bitsPerSecond,
        Optional<Interval> interval,
        Interval between,
        boolean extrapolated) {
    /** Returns whether it is between these two, in either order. */
    public boolean isOf(Variant codec, Variant rival) {
        return slowSide.equals(codec) && fastSide.equals(rival) || slowSide.equals(rival) && fastSide.equals(codec);
    }

    /** Returns whether the two are told apart on both sides of it. */
    public boolean isCertain() {
        return interval.filter(known -> known.low() > 0 && known.high() < Double.POSITIVE_INFINITY)
                .isPresent();
    }
}
