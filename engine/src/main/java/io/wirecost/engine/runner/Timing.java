package io.wirecost.engine.runner;

import java.time.Duration;

/**
 * The times that a fork spends on its parts, for each operation that it measures.
 *
 * @param iteration one JMH iteration at most; shorter when the dataset has more groups than iterations fit in
 * @param warmUp thrown away
 * @param measuring shared evenly by the groups of the dataset
 * @param floor copying bytes, once per fork, its own warm-up included
 */
public record Timing(Duration iteration, Duration warmUp, Duration measuring, Duration floor) {
    public static Timing ofMillis(long iteration, long warmUp, long measuring, long floor) {
        return new Timing(
                Duration.ofMillis(iteration),
                Duration.ofMillis(warmUp),
                Duration.ofMillis(measuring),
                Duration.ofMillis(floor));
    }
}
