package io.wirecost.analysis.statistics;

/** A closed interval; both ends have the unit of the measured figure. */
public record Interval(double low, double high) {
    public Interval {
        if (!(low <= high)) {
            throw new IllegalArgumentException("an interval from " + low + " to " + high);
        }
    }

    public boolean overlaps(Interval other) {
        return low <= other.high && other.low <= high;
    }

    /** Returns whether every value of this interval is less than every value of the other. */
    public boolean liesBelow(Interval other) {
        return high < other.low;
    }
}
