package io.wirecost.pipeline.driver.course;

import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.pipeline.driver.course.RateBracket.Probe;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Seeks the highest rate that the services sustain. First come sprints. These are sets that are sent as fast as
 * possible, until they get no faster: services that still compile sustain far less than later. Then a warm-up at the
 * first rate, then one probe after the other. The first rate is only where the search begins. What it finds has been
 * sustained, and the rate above it has failed.
 *
 * @param link over which it is sought
 * @param pool which of the experiment's sets the records of all legs are taken from
 * @param firstMessages of the first sprint; the others last about as long as a probe
 * @param predicted the first rate, in messages per second, such as an earlier search has found; empty where the sprints
 *     predict it
 */
public record RateSearch(Link link, int pool, long firstMessages, OpenLoop openLoop, Optional<Double> predicted)
        implements Course {
    /** The number of probes after which a search ends with the highest rate found so far. */
    static final int MOST_PROBES = 14;

    /** Fewer messages have no 99th percentile, so that there is no lower rate to try. */
    static final long FEWEST_MESSAGES = 100;

    /**
     * The first rate without a prediction, as a fraction of the speed without a rate. Messages that are sent one by one make smaller
     * batches, and a service that fell behind needs time to catch up.
     */
    private static final double FIRST_GUESS = 0.7;

    /** After this many, services are taken for warm in any case. */
    static final int MOST_SPRINTS = 5;

    /** The most warm-up sets at the first rate. */
    static final int MOST_WARM_UPS = 2;

    /** Sprints in succession that are not clearly faster than those before them: services are warm. */
    private static final int STEADY_SPRINTS = 2;

    private static final double CLEARLY_FASTER = 1.05;
    private static final double NANOS_PER_SECOND = 1e9;

    @Override
    public Optional<Leg> next(List<Passed> passed) {
        List<Double> speeds = passed.stream()
                .takeWhile(leg -> leg.leg().messagesPerSecond() == 0)
                .map(leg -> speed(leg.iteration()))
                .toList();
        if (speeds.size() == passed.size() && mayGetFaster(speeds)) {
            return Optional.of(new Leg(link, false, pool, sprintMessages(speeds), 0));
        }
        double firstRate = Math.max(lowestRate(), predicted.orElseGet(() -> FIRST_GUESS * Collections.max(speeds)));
        List<Passed> paced = passed.subList(speeds.size(), passed.size());
        List<Passed> warmUps =
                paced.stream().filter(leg -> !leg.leg().counted()).toList();
        Leg warmUp = new Leg(link, false, pool, probeMessages(firstRate), firstRate);
        return new RateWarmUp(warmUp, openLoop, MOST_WARM_UPS)
                .next(warmUps)
                .or(() -> nextProbe(
                        firstRate,
                        paced.stream()
                                .filter(leg -> leg.leg().counted())
                                .map(this::probe)
                                .toList()));
    }

    private double lowestRate() {
        return (double) FEWEST_MESSAGES / openLoop.seconds();
    }

    private long probeMessages(double rate) {
        return Math.max(FEWEST_MESSAGES, openLoop.messagesAt(rate));
    }

    private static boolean mayGetFaster(List<Double> speeds) {
        int before = speeds.size() - STEADY_SPRINTS;
        return speeds.size() < MOST_SPRINTS
                && (before < 1
                        || Collections.max(speeds.subList(before, speeds.size()))
                                > CLEARLY_FASTER * Collections.max(speeds.subList(0, before)));
    }

    private long sprintMessages(List<Double> speeds) {
        return speeds.isEmpty() ? firstMessages : probeMessages(speeds.get(speeds.size() - 1));
    }

    private Optional<Leg> nextProbe(double firstRate, List<Probe> probes) {
        return probes.size() == MOST_PROBES
                ? Optional.empty()
                : new RateBracket(firstRate, probes)
                        .next()
                        .filter(rate -> openLoop.messagesAt(rate) >= FEWEST_MESSAGES)
                        .map(rate -> new Leg(link, true, pool, openLoop.messagesAt(rate), rate));
    }

    /** Messages that came through in a second. */
    private static double speed(Iteration set) {
        return NANOS_PER_SECOND * set.messages() / set.elapsedNanos();
    }

    private Probe probe(Passed passed) {
        return new Probe(
                passed.leg().messagesPerSecond(),
                openLoop.isSustainedBy(passed.iteration()),
                speed(passed.iteration()));
    }
}
