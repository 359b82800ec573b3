package io.wirecost.engine.speed;

import io.wirecost.engine.plan.Aim;
import io.wirecost.engine.run.RunStep;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** The time for forks. It only ends what could also be left out. */
record Budget(InstantSource clock, Instant end) {
    private static final Budget UNLIMITED = new Budget(InstantSource.system(), Instant.MAX);

    /** Begins now. Without an aim nothing can be left out. */
    static Budget of(Optional<Aim> aim, InstantSource clock) {
        return aim.map(wanted -> new Budget(clock, clock.instant().plus(wanted.budget())))
                .orElse(UNLIMITED);
    }

    /** Returns whether steps fit in, as long as they take roughly. */
    boolean allows(List<RunStep> steps) {
        Duration estimated = steps.stream().map(RunStep::estimated).reduce(Duration.ZERO, Duration::plus);
        return !clock.instant().plus(estimated).isAfter(end);
    }
}
