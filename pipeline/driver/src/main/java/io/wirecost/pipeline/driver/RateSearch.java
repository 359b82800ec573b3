package io.wirecost.pipeline.driver;

import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.pipeline.driver.RateBracket.Probe;
import java.util.List;
import java.util.Optional;

/**
 * Seeks the highest rate that the services sustain: an estimate from messages that are sent as fast as it goes, a warm-up
 * at the first rate, then one probe after the other.
 *
 * @param link over which it is sought
 * @param pool which of the experiment's sets the records of all legs are taken from
 * @param estimateMessages sent for the estimate
 */
public record RateSearch(Link link, int pool, long estimateMessages, OpenLoop openLoop) implements Course {
    /** Probes after which a search ends with what it has. */
    static final int MOST_PROBES = 20;

    /** Fewer messages have no 99th percentile, so that there is no lower rate to try. */
    static final long FEWEST_MESSAGES = 100;

    /** Of the speed without a rate: sent one by one, messages make smaller batches, and someone needs time to catch up. */
    private static final double FIRST_GUESS = 0.8;

    private static final int BEFORE_PROBES = 2;
    private static final double NANOS_PER_SECOND = 1e9;

    @Override
    public Optional<Leg> next(List<Passed> passed) {
        if (passed.isEmpty()) {
            return Optional.of(new Leg(link, false, pool, estimateMessages, 0));
        }
        double firstRate = FIRST_GUESS * speed(passed.get(0).iteration());
        if (passed.size() < BEFORE_PROBES) {
            return Optional.of(new Leg(link, false, pool, FEWEST_MESSAGES + Math.round(firstRate), firstRate));
        }
        List<Probe> probes =
                passed.stream().skip(BEFORE_PROBES).map(this::probe).toList();
        return probes.size() == MOST_PROBES
                ? Optional.empty()
                : new RateBracket(firstRate, probes)
                        .next()
                        .filter(rate -> openLoop.messagesAt(rate) >= FEWEST_MESSAGES)
                        .map(rate -> new Leg(link, true, pool, openLoop.messagesAt(rate), rate));
    }

    private static double speed(Iteration unpaced) {
        return NANOS_PER_SECOND * unpaced.messages() / unpaced.elapsedNanos();
    }

    private Probe probe(Passed passed) {
        return new Probe(passed.leg().messagesPerSecond(), openLoop.isSustainedBy(passed.iteration()));
    }
}
