package io.wirecost.report;

import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.core.run.Pipeline.Latencies;
import io.wirecost.core.run.Pipeline.Paced;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Seeded samples of messages at a rate: three blocks of services that can take so many a second. */
final class SampleRates {
    private static final int BLOCKS = 3;
    private static final int FORWARDED = 1_000;
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double USUAL_NANOS = 6e6;

    private final Random random = new Random(4);
    private final OpenLoop openLoop;

    SampleRates(OpenLoop openLoop) {
        this.openLoop = openLoop;
    }

    Pipeline through(double capacity) {
        return new Pipeline(IntStream.range(0, BLOCKS)
                .mapToObj(round -> {
                    double own = capacity * Math.exp(0.02 * random.nextGaussian());
                    return new Pipeline.Block(
                            round,
                            true,
                            1_500_000,
                            rates(own).mapToObj(rate -> set(round, rate, own)).toList());
                })
                .toList());
    }

    /** Somebody looked for 10 messages a second and found nothing below 100. */
    private DoubleStream rates(double capacity) {
        return openLoop.messagesPerSecond()
                .map(rate -> DoubleStream.of(rate))
                .orElseGet(() -> capacity < 100
                        ? DoubleStream.of(100, 50, 40)
                        : DoubleStream.of(capacity * 0.8, capacity * 1.02, capacity * 0.99, capacity * 1.02));
    }

    private Iteration set(int number, double rate, double capacity) {
        long messages = openLoop.messagesAt(rate);
        double backlogNanos =
                Math.max(0, NANOS_PER_SECOND * messages * (1 / capacity - 1 / rate)) + lateNanos(rate, capacity);
        TreeMap<Long, Long> counts = new TreeMap<>();
        for (int i = 0; i < FORWARDED; i++) {
            double nanos = USUAL_NANOS * Math.exp(0.4 * random.nextGaussian()) + backlogNanos * i / FORWARDED;
            counts.merge(Math.round(nanos / 1e4) * 10_000, 1L, Long::sum);
        }
        return new Iteration(
                number,
                messages,
                FORWARDED,
                messages * 2_000,
                messages * 2_010,
                Math.round(NANOS_PER_SECOND * messages / rate + backlogNanos),
                List.of(),
                Optional.of(new Paced(
                        rate,
                        40,
                        Optional.of(machineSpeed(capacity)),
                        new Latencies(new ArrayList<>(counts.keySet()), new ArrayList<>(counts.values())))));
    }

    /** A machine is never quite the same. */
    private static double machineSpeed(double capacity) {
        return 395 + capacity % 10;
    }

    /** Beyond what it can take, a codec is late however short the set is. */
    private static double lateNanos(double rate, double capacity) {
        return rate > capacity ? 3e8 : 0;
    }
}
