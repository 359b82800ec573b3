package io.wirecost.engine.witness;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/** Looks at this machine. The reference work takes some hundredths of a second, the first time a second more. */
public final class SystemMonitor implements MachineMonitor {
    private static final double MILLIS_PER_SECOND = 1000;

    private final InstantSource clock;
    private final Instant runStart;

    /** @param runStart when the run began, from which seconds are counted */
    public SystemMonitor(InstantSource clock, Instant runStart) {
        this.clock = clock;
        this.runStart = runStart;
    }

    @Override
    public double referenceNanos() {
        return ReferenceClock.nanos();
    }

    @Override
    public Watch begin() {
        double startSeconds = seconds();
        Optional<ProcessorTicks> ticks = ProcessorTicks.now();
        return workerNanos -> new Surroundings(
                startSeconds,
                seconds(),
                ProcessorTicks.now().flatMap(now -> ticks.flatMap(before -> now.since(before, workerNanos))));
    }

    private double seconds() {
        return Duration.between(runStart, clock.instant()).toMillis() / MILLIS_PER_SECOND;
    }
}
