package io.wirecost.engine.plan;

import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Link;
import io.wirecost.pipeline.driver.course.Course;
import io.wirecost.pipeline.driver.course.Leg;
import io.wirecost.pipeline.driver.course.RateSearch;
import io.wirecost.pipeline.driver.course.RateWarmUp;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** The courses of an experiment: the steps that its blocks go through. */
public record Courses(Experiment experiment) {
    private static final long BITS_PER_BYTE = 8;

    /**
     * The number of sets of the warm-up. Code that is compiled while messages flow does not know how a set begins and
     * ends, and the JVM discards it when one does. Only after some sets does the same number of messages take about the
     * same processor time.
     */
    private static final int WARM_UP_SETS = 5;

    /** Beginning and ending a set takes some tenths of a second, too long for fewer. */
    private static final int LEAST_WARM_UP_MESSAGES = 1_000;

    /** Slower, a second is too short to warm anything that is not warm. */
    private static final long SLOWEST_WARM_UP = 100;

    /** The bound of the warm-up at a rate. It normally ends when the rate is sustained, but some rates never are. */
    static final int MOST_WARM_UP_SECONDS = 8;

    /**
     * The round's sets over each of the links, for services that are warm.
     *
     * @param links in the order of this block
     * @param predicted for a search: the highest rate over a link, in messages per second, as far as it is known
     */
    public Course of(int round, List<Link> links, Map<Link, Double> predicted) {
        List<Integer> sets = experiment.setsOf(round);
        return Course.inTurn(links.stream()
                .map(link -> over(link, sets, Optional.ofNullable(predicted.get(link))))
                .toList());
    }

    /** The warm-up, which needs no link to warm; in one set only where that is all that its messages are good for. */
    public List<Leg> warmUp(int round) {
        int pool = experiment.setsOf(round).get(0);
        int messages = experiment.warmUpMessages();
        int sets = Math.max(1, Math.min(WARM_UP_SETS, messages / LEAST_WARM_UP_MESSAGES));
        return IntStream.range(0, sets)
                .map(set -> messages / sets + (set < messages % sets ? 1 : 0))
                .mapToObj(part -> new Leg(Link.UNLIMITED, false, pool, part, 0))
                .toList();
    }

    private Course over(Link link, List<Integer> sets, Optional<Double> predicted) {
        if (experiment.openLoop().isEmpty()) {
            return Course.of(counted(link, sets, 0));
        }
        OpenLoop openLoop = experiment.openLoop().get();
        return openLoop.messagesPerSecond()
                .map(rate -> atRate(link, sets, rate, openLoop))
                .orElseGet(() ->
                        new RateSearch(link, sets.get(0), firstSprintMessages(link, sets.get(0)), openLoop, predicted));
    }

    private List<Leg> counted(Link link, List<Integer> sets, double messagesPerSecond) {
        return sets.stream()
                .map(set -> new Leg(link, true, set, experiment.messagesOf(set), messagesPerSecond))
                .toList();
    }

    /** Seconds at the rate first, so that batches are as they will be. */
    private Course atRate(Link link, List<Integer> sets, long messagesPerSecond, OpenLoop openLoop) {
        Course counted = Course.of(counted(link, sets, messagesPerSecond));
        Leg second = new Leg(link, false, sets.get(0), messagesPerSecond, messagesPerSecond);
        return messagesPerSecond < SLOWEST_WARM_UP
                ? counted
                : Course.inTurn(List.of(new RateWarmUp(second, openLoop, MOST_WARM_UP_SECONDS), counted));
    }

    /** No more than what passes a slow link in the time of a set, as JSON. */
    private long firstSprintMessages(Link link, int set) {
        long messages = experiment.messagesOf(set);
        long seconds = experiment.openLoop().orElseThrow().seconds();
        return link.bitsPerSecond()
                .map(rate -> seconds * rate / (BITS_PER_BYTE * experiment.messageSizeBytesOf(set)))
                .map(passing -> Math.min(messages, Math.max(SLOWEST_WARM_UP, passing)))
                .orElse(messages);
    }
}
