package io.wirecost.pipeline.driver.block;

import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Link;
import io.wirecost.pipeline.control.Limits;
import io.wirecost.pipeline.driver.cluster.DiskNeed;
import java.time.Duration;
import java.util.OptionalDouble;

/**
 * How much may be under way in the blocks of an experiment. On a slow link it is less, and all sides wait longer, so
 * that a process that only waits for its bytes is not taken for dead. It depends on the slowest link, since a block
 * goes through all of them with the same clients.
 */
public final class BlockLimits {
    private static final long BUFFER_BYTES = 64L << 20;
    private static final int FETCH_BYTES = 16 << 20;
    private static final int LEAST_FETCH_BYTES = 1 << 10;

    /** Kafka's own: so many requests of a producer are on their way at once. */
    private static final int REQUESTS_IN_FLIGHT = 5;

    /** A batch that is on its way, and one that fills up, for each partition. */
    private static final int LEAST_BATCHES = 2;

    private static final double BUFFER_SHARE_OF_TIMEOUT = 0.5;
    private static final double FETCH_SHARE_OF_TIMEOUT = 0.25;
    private static final double BITS_PER_BYTE = 8;
    private static final double NANOS_PER_SECOND = 1e9;

    private final Experiment experiment;
    private final Duration timeout;

    private BlockLimits(Experiment experiment, Duration timeout) {
        this.experiment = experiment;
        this.timeout = timeout;
    }

    /** @param timeout for a Kafka to which there is no link */
    public static Limits of(Experiment experiment, Duration timeout) {
        return new BlockLimits(experiment, timeout).limits();
    }

    private Limits limits() {
        long lagMessages = DiskNeed.lagMessages(experiment);
        OptionalDouble slowest = experiment.links().stream()
                .mapToDouble(this::bytesPerSecond)
                .filter(rate -> rate < Double.POSITIVE_INFINITY)
                .min();
        return slowest.isPresent()
                ? over(slowest.getAsDouble(), lagMessages)
                : new Limits(lagMessages, BUFFER_BYTES, FETCH_BYTES, timeout.toMillis());
    }

    private Limits over(double bytesPerSecond, long lagMessages) {
        double timeoutSeconds = timeout.toNanos() / NANOS_PER_SECOND;
        double buffer =
                Math.max(LEAST_BATCHES * batchesBytes(), bytesPerSecond * timeoutSeconds * BUFFER_SHARE_OF_TIMEOUT);
        double fetch = Math.max(LEAST_FETCH_BYTES, bytesPerSecond * timeoutSeconds * FETCH_SHARE_OF_TIMEOUT);
        double flightSeconds = inFlightBytes() / bytesPerSecond;
        return new Limits(
                lagMessages,
                (long) Math.min(buffer, BUFFER_BYTES),
                (int) Math.min(fetch, FETCH_BYTES),
                Math.round(1e3 * (timeoutSeconds + flightSeconds)));
    }

    /** What a producer gets through: its rate, or what may be unacknowledged for a round trip. */
    private double bytesPerSecond(Link link) {
        double rate = link.bitsPerSecond().map(bits -> bits / BITS_PER_BYTE).orElse(Double.POSITIVE_INFINITY);
        double roundTripSeconds = 2 * link.delayNanos() / NANOS_PER_SECOND;
        return roundTripSeconds == 0 ? rate : Math.min(rate, inFlightBytes() / roundTripSeconds);
    }

    private double inFlightBytes() {
        return REQUESTS_IN_FLIGHT * batchesBytes();
    }

    /** One batch for each partition; a message that is larger has a batch for itself. */
    private double batchesBytes() {
        return (double) experiment.transport().partitions()
                * Math.max(experiment.transport().batchBytes(), DiskNeed.largestMessageBytes(experiment));
    }
}
