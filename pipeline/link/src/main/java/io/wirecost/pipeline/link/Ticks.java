package io.wirecost.pipeline.link;

/** The time since a relay was opened: {@link System#nanoTime} may be negative. */
final class Ticks {
    private final long originNanos = System.nanoTime();

    long nowNanos() {
        return System.nanoTime() - originNanos;
    }
}
