package io.wirecost.pipeline.service.clock;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;

/**
 * The clock behind {@link System#nanoTime}. On Linux it is CLOCK_MONOTONIC: one for all processes since the machine was
 * started, but for those in another time namespace.
 */
public final class MachineClock {
    private static final Path BOOT = Path.of("/proc/sys/kernel/random/boot_id");
    private static final Path TIME_NAMESPACE = Path.of("/proc/self/ns/time");
    private static final int READINGS = 10_000;

    /** Two processes that have the same name for it read the same clock. */
    public static final String NAME = name();

    private MachineClock() {}

    private static String name() {
        try {
            String namespace = Files.exists(TIME_NAMESPACE)
                    ? Files.readSymbolicLink(TIME_NAMESPACE).toString()
                    : "";
            return (Files.readString(BOOT).strip() + " " + namespace).strip();
        } catch (IOException | UnsupportedOperationException | SecurityException e) {
            return UUID.randomUUID().toString(); // of this process alone: what others read is measured
        }
    }

    /** The smallest step by which it is seen to go on. */
    public static long resolutionNanos() {
        long smallest = Long.MAX_VALUE;
        long before = System.nanoTime();
        for (int i = 0; i < READINGS; i++) {
            long now = System.nanoTime();
            if (now > before) {
                smallest = Math.min(smallest, now - before);
            }
            before = now;
        }
        return smallest;
    }
}
