package io.wirecost.pipeline.driver.course;

import java.util.List;
import java.util.Optional;
import java.util.function.DoublePredicate;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * The two rates between which the highest sustained one lies, by the probes so far. The range is halved on a
 * logarithmic scale. Until a rate is sustained, each next one is lower: by steps that double, or at once what the
 * services got through when they failed. A shared machine more often fails a rate that it can sustain than it sustains
 * one that it cannot. So the lowest rate that fails is tried twice before the range below it is halved. When the range is
 * small enough, it is tried again until there have been enough probes.
 *
 * @param first the rate to begin with
 */
record RateBracket(double first, List<Probe> probes) {
    /** How close the rate that fails is to the one that is sustained, in the end. */
    static final double PRECISION = 1.03;

    /** The first step up or down: small, because searches begin near the rate that is sought. */
    private static final double STEP = 1.0625;

    private static final int TRIES = 2;

    /** No search is over before; with the seconds of a probe and what lies between two, half a minute. */
    private static final int FEWEST_PROBES = 10;

    /**
     * A rate that was tried.
     *
     * @param throughput the messages that came through in a second, about the rate where that was sustained
     */
    record Probe(double rate, boolean sustained, double throughput) {}

    /** The rate to try next; empty when the bracket is closed. */
    Optional<Double> next() {
        if (probes.isEmpty()) {
            return Optional.of(first);
        }
        double low = sustained().max().orElse(0);
        double high = failed().filter(rate -> rate > low).min().orElse(Double.POSITIVE_INFINITY);
        if (high == Double.POSITIVE_INFINITY) {
            return Optional.of(low * step(low));
        } else if (low == 0) {
            return Optional.of(Math.min(high / Math.max(STEP, first / high), throughput(high)));
        } else if (tries(high) < TRIES) {
            return Optional.of(high);
        } else if (high / low > PRECISION) {
            return Optional.of(Math.sqrt(low * high));
        }
        return probes.size() < FEWEST_PROBES ? Optional.of(high) : Optional.empty();
    }

    /** Twice as far as the last step up, which in a bracket was a small one. */
    private double step(double low) {
        double before = sustained().filter(rate -> rate < low).max().orElse(low);
        return Math.max(STEP, (low / before) * (low / before));
    }

    private long tries(double rate) {
        return at(rate).count();
    }

    private double throughput(double rate) {
        return at(rate).mapToDouble(Probe::throughput).max().orElseThrow();
    }

    private Stream<Probe> at(double rate) {
        return probes.stream().filter(probe -> probe.rate() == rate);
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
