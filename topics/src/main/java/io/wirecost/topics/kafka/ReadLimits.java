package io.wirecost.topics.kafka;

import java.time.Duration;

/**
 * How much is read of a topic at most.
 *
 * @param messages with a value
 * @param bytes of all their values
 * @param time for all of it
 */
public record ReadLimits(int messages, long bytes, Duration time) {
    private static final long MOST_BYTES = 64 << 20;
    private static final Duration MOST_TIME = Duration.ofSeconds(60);

    /** So many messages, in usual bounds of bytes and time. */
    public static ReadLimits of(int messages) {
        return new ReadLimits(messages, MOST_BYTES, MOST_TIME);
    }
}
