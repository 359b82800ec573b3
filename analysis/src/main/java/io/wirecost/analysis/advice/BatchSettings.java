package io.wirecost.analysis.advice;

import io.wirecost.core.run.BatchCompression;

/**
 * Settings of a Kafka producer.
 *
 * @param lingerMillis how long it waits for further messages before it sends a batch
 */
public record BatchSettings(BatchCompression compression, double lingerMillis) {
    /** Kafka's own settings, since version 4. */
    public static final BatchSettings KAFKAS = new BatchSettings(BatchCompression.NONE, 5);

    /** A wait that few users notice, and that fills batches. */
    static final double PROPOSED_LINGER_MILLIS = 20;

    private static final double MILLIS_A_SECOND = 1_000;

    /** Returns how many messages come together in a batch of each producer, at least one. */
    public double depth(double perSecond, int producers) {
        return Math.max(1, perSecond / producers * lingerMillis / MILLIS_A_SECOND);
    }

    /** Returns the settings with this compression and at least the proposed wait. */
    BatchSettings proposed(BatchCompression other) {
        return new BatchSettings(other, Math.max(lingerMillis, PROPOSED_LINGER_MILLIS));
    }
}
