package io.wirecost.pipeline.driver.course;

import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.core.run.Pipeline.Latencies;
import io.wirecost.core.run.Pipeline.Paced;
import io.wirecost.pipeline.driver.course.Course.Passed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import java.util.stream.LongStream;

/**
 * Services that take a message each so many nanoseconds, and no message before the last one is done.
 *
 * @param capacity messages per second in a leg, by its number
 * @param latencyNanos of a message for which nobody has to wait
 * @param hiccup whether somebody else takes the machine away for a while in a leg, by its number
 */
record SimulatedServices(IntToDoubleFunction capacity, long latencyNanos, java.util.function.IntPredicate hiccup) {
    private static final double NANOS_PER_SECOND = 1e9;
    private static final long HICCUP_NANOS = 400_000_000;
    private static final int BUCKETS = 1000;

    static SimulatedServices of(double capacity) {
        return new SimulatedServices(leg -> capacity, 8_000_000, leg -> false);
    }

    /** Goes through a course to its end. */
    List<Passed> through(Course course) {
        List<Passed> passed = new ArrayList<>();
        for (Optional<Leg> leg = course.next(passed); leg.isPresent(); leg = course.next(passed)) {
            passed.add(new Passed(leg.get(), iteration(leg.get(), passed.size())));
        }
        return passed;
    }

    private Iteration iteration(Leg leg, int number) {
        double perMessage = NANOS_PER_SECOND / capacity.applyAsDouble(number);
        double interval = leg.messagesPerSecond() == 0 ? 0 : NANOS_PER_SECOND / leg.messagesPerSecond();
        long delay = latencyNanos + (hiccup.test(number) ? HICCUP_NANOS : 0);
        double growth = Math.max(0, perMessage - interval);
        List<Long> latencies = LongStream.rangeClosed(1, BUCKETS)
                .map(i -> i + delay + Math.round(growth * leg.messages() * i / BUCKETS))
                .boxed()
                .toList();
        long elapsed = delay + Math.round(leg.messages() * Math.max(perMessage, interval));
        return new Iteration(leg.pool(), leg.messages(), BUCKETS, 1, 1, elapsed, List.of(), paced(leg, latencies));
    }

    private static Optional<Paced> paced(Leg leg, List<Long> latencies) {
        return leg.messagesPerSecond() == 0
                ? Optional.empty()
                : Optional.of(new Paced(
                        leg.messagesPerSecond(),
                        30,
                        Optional.empty(),
                        new Latencies(
                                latencies, latencies.stream().map(latency -> 1L).toList())));
    }
}
