package io.wirecost.engine.worker;

import java.time.Duration;

/**
 * The times that a fork spends on its parts, for each operation that it measures.
 *
 * @param iteration one slot at most; shorter when the dataset has more groups than slots fit in
 * @param warmUpCap processor time after which the operation's warm-up ends, warm or not
 * @param settling slots after the warm-up whose results are thrown away: the loop around the operation is another one now
 * @param measuring shared evenly by the groups of the dataset
 * @param floor copying bytes, once per fork, its own warm-up included
 */
public record Timing(Duration iteration, Duration warmUpCap, Duration settling, Duration measuring, Duration floor) {
    public static Timing ofMillis(long iteration, long warmUpCap, long settling, long measuring, long floor) {
        return new Timing(
                Duration.ofMillis(iteration),
                Duration.ofMillis(warmUpCap),
                Duration.ofMillis(settling),
                Duration.ofMillis(measuring),
                Duration.ofMillis(floor));
    }
}
