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

    public boolean contains(double value) {
        return low <= value && value <= high;
    }

    /**
     * Returns how many times as much, of all values of this interval and the other. It contains 1 exactly where the two
     * overlap.
     *
     * @param other above zero, like this
     */
    public Interval over(Interval other) {
        return new Interval(low / other.high, high / other.low);
    }

    /** Returns whether every value of this interval is less than every value of the other. */
    public boolean liesBelow(Interval other) {
        return high < other.low;
    }
}
