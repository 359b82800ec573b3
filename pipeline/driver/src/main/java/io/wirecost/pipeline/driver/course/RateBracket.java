package io.wirecost.pipeline.driver.course;

import java.util.List;
import java.util.Optional;
import java.util.function.DoublePredicate;
import java.util.stream.DoubleStream;

/**
 * The two rates between which the highest sustained one lies, by the probes so far. The range is halved on a
 * logarithmic scale. A shared machine more often fails a rate that it can sustain than it sustains one that it cannot.
 * So a rate is tried twice before lower ones are. A rate that fails again is tried once more after all those below it,
 * until there have been enough probes to outlast a slow phase.
 *
 * @param first the rate to begin with
 */
record RateBracket(double first, List<Probe> probes) {
    /** How close the rate that fails is to the one that is sustained, in the end. */
    static final double PRECISION = 1.03;

    private static final double STEP = 1.125;
    private static final int TRIES = 2;

    /** No search is over before; with the seconds of a probe, three quarters of a minute. */
    private static final int FEWEST_PROBES = 14;

    /** A rate that was tried. */
    record Probe(double rate, boolean sustained) {}

    /** The rate to try next; empty when the bracket is closed. */
    Optional<Double> next() {
        if (probes.isEmpty()) {
            return Optional.of(first);
        }
        double low = sustained().max().orElse(0);
        double high = failed().filter(rate -> rate > low).min().orElse(Double.POSITIVE_INFINITY);
        if (high == Double.POSITIVE_INFINITY) {
            return Optional.of(low * step(low));
        } else if (tries(high) < TRIES) {
            return Optional.of(high);
        } else if (low == 0) {
            return Optional.of(high / Math.max(STEP, first / high));
        } else if (high / low > PRECISION) {
            return Optional.of(Math.sqrt(low * high));
        }
        return tries(high) == TRIES || probes.size() < FEWEST_PROBES ? Optional.of(high) : Optional.empty();
    }

    /** Twice as far as the last step up, which in a bracket was a small one. */
    private double step(double low) {
        double before = sustained().filter(rate -> rate < low).max().orElse(low);
        return Math.max(STEP, (low / before) * (low / before));
    }

    private long tries(double rate) {
        return probes.stream().filter(probe -> probe.rate() == rate).count();
    }

    private DoubleStream sustained() {
        return probes.stream().filter(Probe::sustained).mapToDouble(Probe::rate);
    }

    private DoubleStream failed() {
        DoublePredicate atLast = rate -> sustained().anyMatch(other -> other == rate);
        return probes.stream()
                .filter(probe -> !probe.sustained())
                .mapToDouble(Probe::rate)
                .filter(atLast.negate());
    }
}
