package io.wirecost.studies.figure;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Interval;
import java.util.Optional;

/**
 * How many times as much one figure is as another.
 *
 * @param interval 95 %; from the centre to the centre for sizes, which are exact; empty where there are too few forks
 */
public record Quotient(double centre, Optional<Interval> interval) {
    /** What is notable is a tenth: the least that any of the studies calls a difference. */
    public static final double NOTABLE = 1.1;

    private static final double VAGUE = 1.5;

    /** Two figures within 5 % of each other are equal: a study's data are its own, and so is what is random in them. */
    public static final double EQUAL = 1.05;

    /** A quotient of exact figures. */
    public static Quotient exactly(double centre) {
        return new Quotient(centre, Optional.of(new Interval(centre, centre)));
    }

    /** A quotient that was estimated. */
    public static Quotient of(Estimate estimate) {
        return new Quotient(estimate.centre(), estimate.interval());
    }

    /** Returns the other way round. */
    public Quotient inverse() {
        return new Quotient(1 / centre, interval.map(ends -> new Interval(1 / ends.high(), 1 / ends.low())));
    }

    /** Returns whether it is certainly above a bound. */
    public boolean isAbove(double bound) {
        return interval.filter(ends -> ends.low() > bound).isPresent();
    }

    /** Returns whether it is certainly below a bound. */
    public boolean isBelow(double bound) {
        return interval.filter(ends -> ends.high() < bound).isPresent();
    }

    /** Returns whether it is certainly above 1, and by a tenth or more. */
    public boolean isNotablyAbove() {
        return isAbove(1) && centre >= NOTABLE;
    }

    /** Returns whether it is certainly below 1, and by a tenth or more. */
    public boolean isNotablyBelow() {
        return isBelow(1) && centre <= 1 / NOTABLE;
    }

    /** Returns whether it is certainly within a factor of 1, to either side. */
    public boolean isWithin(double factor) {
        return interval.filter(ends -> 1 / factor <= ends.low() && ends.high() <= factor)
                .isPresent();
    }

    /** Returns whether its interval is too wide to say anything: it agrees with a half more and with nothing. */
    public boolean isVague() {
        return interval.filter(ends -> ends.high() / ends.low() <= VAGUE).isEmpty();
    }

    /** Returns whether its interval contains 1, so that the two cannot be told apart. */
    public boolean isTie() {
        return !isAbove(1) && !isBelow(1);
    }

    /** Returns whether it is exact. */
    public boolean isExact() {
        return interval.filter(ends -> ends.low() == ends.high()).isPresent();
    }
}
