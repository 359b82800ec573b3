package io.wirecost.analysis.sweep;

import io.wirecost.analysis.statistics.Interval;
import java.util.List;
import java.util.Optional;

/**
 * How one figure of a codec grows with the parameter.
 *
 * @param points one for each value, in their order
 * @param slope what one more adds: bytes or nanoseconds, the mean over the forks
 * @param slopeInterval 95 %, over the forks; empty for sizes, which are exact, and for a single fork
 * @param farthest where a straight line is farthest off. Empty for two values, which any line fits, and for times of a
 *     single fork, whose error nobody knows
 */
public record Growth(List<Point> points, double slope, Optional<Interval> slopeInterval, Optional<Deviation> farthest) {
    public Growth {
        points = List.copyOf(points);
    }

    /**
     * The figure with one value of the parameter.
     *
     * @param centre mean bytes of the records, or the geometric mean of the forks in nanoseconds
     * @param interval 95 %; empty for sizes, and for a single fork
     */
    public record Point(int value, double centre, Optional<Interval> interval) {}

    /**
     * How far the line is from a figure.
     *
     * @param value of the parameter
     * @param fraction of the figure: 0.12 where the line lies 12 % above it
     * @param tolerated whether the line is near enough there
     */
    public record Deviation(int value, double fraction, boolean tolerated) {}

    /** Whether a straight line describes the figure. */
    public enum Straightness {
        /** The line is near enough at every value. */
        HOLDS,
        /** It is not. */
        FAILS,
        /** There are two values or one fork only. */
        UNTOLD
    }

    /** Returns whether a straight line describes the figure. */
    public Straightness straightness() {
        return farthest.map(deviation -> deviation.tolerated() ? Straightness.HOLDS : Straightness.FAILS)
                .orElse(Straightness.UNTOLD);
    }
}
