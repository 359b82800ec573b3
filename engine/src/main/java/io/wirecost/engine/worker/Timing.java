package io.wirecost.engine.worker;

import java.time.Duration;

/**
 * The times that a worker spends on its parts, for each operation that it measures.
 *
 * @param piece of counted work, between two bursts of the reference work
 * @param warmUpCap processor time after which the operation's warm-up ends, warm or not
 * @param lead work at the begin of each turn whose result is thrown away
 * @param counted of each turn, shared evenly by the groups of the dataset
 * @param floor copying bytes, once for each worker
 * @param passes turns of each worker, beside those that are taken again
 */
public record Timing(Duration piece, Duration warmUpCap, Duration lead, Duration counted, Duration floor, int passes) {
    private static final Duration PIECE = Duration.ofNanos(3_300_000);

    /** Creates the times of workers whose pieces are as long as those of most. */
    public static Timing ofMillis(long warmUpCap, long lead, long counted, long floor, int passes) {
        return new Timing(
                PIECE,
                Duration.ofMillis(warmUpCap),
                Duration.ofMillis(lead),
                Duration.ofMillis(counted),
                Duration.ofMillis(floor),
                passes);
    }
}
