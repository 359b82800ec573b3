package io.wirecost.engine.witness;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/** Looks at the machine before and after each fork. Not for several threads. */
public final class Lookout {
    private final InstantSource clock;
    private final Instant runStart;
    private final ReferenceClock reference = new ReferenceClock();

    /** @param runStart when the run began, from which seconds are counted */
    public Lookout(InstantSource clock, Instant runStart) {
        this.clock = clock;
        this.runStart = runStart;
    }

    /** Looks before a fork, for some hundredths of a second. */
    public Before before() {
        double referenceNanos = reference.nanos();
        return new Before(seconds(), referenceNanos, ProcessorTicks.now());
    }

    /** Looks after it. */
    public Surroundings after(Before before) {
        double endSeconds = seconds();
        var load = ProcessorTicks.now().flatMap(now -> before.ticks.flatMap(now::since));
        return new Surroundings(before.startSeconds, endSeconds, before.referenceNanos, reference.nanos(), load);
    }

    private double seconds() {
        return Duration.between(runStart, clock.instant()).toMillis() / 1000.0;
    }

    /** What was seen before a fork. */
    public static final class Before {
        private final double startSeconds;
        private final double referenceNanos;
        private final Optional<ProcessorTicks> ticks;

        private Before(double startSeconds, double referenceNanos, Optional<ProcessorTicks> ticks) {
            this.startSeconds = startSeconds;
            this.referenceNanos = referenceNanos;
            this.ticks = ticks;
        }
    }
}
