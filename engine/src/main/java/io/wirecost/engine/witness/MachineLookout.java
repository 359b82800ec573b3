package io.wirecost.engine.witness;

import io.wirecost.core.run.Witness.Load;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/** Looks at this machine. Each look takes some hundredths of a second, the first one a second more. */
public final class MachineLookout implements Lookout {
    private static final double MILLIS_PER_SECOND = 1000;

    private final InstantSource clock;
    private final Instant runStart;

    /** @param runStart when the run began, from which seconds are counted */
    public MachineLookout(InstantSource clock, Instant runStart) {
        this.clock = clock;
        this.runStart = runStart;
    }

    @Override
    public Watch begin() {
        double referenceNanos = ReferenceClock.nanos();
        double startSeconds = seconds();
        Optional<ProcessorTicks> ticks = ProcessorTicks.now();
        return () -> {
            double endSeconds = seconds();
            Optional<Load> load = ProcessorTicks.now().flatMap(now -> ticks.flatMap(now::since));
            return new Surroundings(startSeconds, endSeconds, referenceNanos, ReferenceClock.nanos(), load);
        };
    }

    private double seconds() {
        return Duration.between(runStart, clock.instant()).toMillis() / MILLIS_PER_SECOND;
    }
}
