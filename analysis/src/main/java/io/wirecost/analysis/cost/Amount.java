package io.wirecost.analysis.cost;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.analysis.statistics.Prior;
import java.util.List;
import java.util.Optional;

/**
 * Money a month, or a difference of two such amounts.
 *
 * @param centre mean over the rounds
 * @param interval 95 %; empty with fewer than two rounds
 */
public record Amount(double centre, Optional<Interval> interval) {
    /** Returns an amount that is exact. */
    public static Amount exact(double amount) {
        return new Amount(amount, Optional.of(new Interval(amount, amount)));
    }

    /**
     * Returns the amount of some rounds. Each round's amount holds all terms of a codec at once, so that what varies
     * together is added before its spread is taken.
     *
     * @param rounds an amount of each round; at least one
     * @param scale above zero: by which the rounds' deviations are divided before they are held against the prior's
     * @param prior of all amounts of the run, in units of their scales
     */
    public static Amount of(List<Double> rounds, double scale, Prior prior) {
        double centre = mean(rounds);
        return new Amount(
                centre,
                Estimate.of(deviations(rounds, scale), prior)
                        .interval()
                        .map(around -> new Interval(
                                centre + scale * Math.log(around.low()), centre + scale * Math.log(around.high()))));
    }

    /** Returns what a {@link Prior} is made of: exponentials, whose logarithms are the deviations from the mean. */
    public static List<Double> deviations(List<Double> rounds, double scale) {
        double centre = mean(rounds);
        return rounds.stream().map(round -> Math.exp((round - centre) / scale)).toList();
    }

    private static double mean(List<Double> rounds) {
        return rounds.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }

    /** Returns the amount with something added that is independent of it, and off by this much at most, as 95 % go. */
    public Amount widened(double half) {
        return new Amount(
                centre,
                interval.map(ends -> new Interval(
                        centre - Math.hypot(centre - ends.low(), half),
                        centre + Math.hypot(ends.high() - centre, half))));
    }

    /** Returns the amount with the other sign. */
    public Amount negated() {
        return new Amount(-centre, interval.map(ends -> new Interval(-ends.high(), -ends.low())));
    }

    /** Returns whether it is certainly at least this much. */
    public boolean isAtLeast(double least) {
        return interval.filter(ends -> ends.low() >= least).isPresent();
    }

    /** Returns whether it cannot be told from nothing. */
    public boolean mayBeNothing() {
        return interval.map(ends -> ends.contains(0)).orElse(true);
    }
}
