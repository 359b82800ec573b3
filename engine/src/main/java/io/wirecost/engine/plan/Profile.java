package io.wirecost.engine.plan;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Run;
import io.wirecost.engine.worker.Timing;
import java.time.Duration;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How much time a run takes for how much certainty.
 *
 * @param operations what is measured when the user names no operations
 * @param forks measuring JVMs that every trial gets
 * @param sharesForks whether one JVM measures all operations of a codec, one after the other. Otherwise each operation
 *     has JVMs of its own, in which no other operation has run
 * @param aim when the run is content; empty where no trial gets further forks
 */
public record Profile(
        String name, Set<Operation> operations, int forks, boolean sharesForks, Timing timing, Optional<Aim> aim) {
    private static final Set<Operation> WHOLE = EnumSet.of(Operation.SERIALIZE, Operation.DESERIALIZE);

    /** Checks within a minute that everything works; the times are not ranked. */
    public static final Profile SMOKE = new Profile("smoke", WHOLE, 1, true, Timing.ofMillis(300, 20, 100, 60, 1));

    /** A first ranking, in minutes. */
    public static final Profile QUICK = new Profile(
            "quick",
            WHOLE,
            3,
            true,
            Timing.ofMillis(1_000, 60, 100, 60, 3),
            Optional.of(new Aim(0.06, Duration.ofMinutes(4))));

    /** Figures to rely on, enough forks to compare runs. */
    public static final Profile THOROUGH =
            new Profile("thorough", EnumSet.allOf(Operation.class), 8, false, Timing.ofMillis(10_000, 60, 200, 200, 6));

    public Profile {
        operations = Collections.unmodifiableSet(EnumSet.copyOf(operations));
    }

    /** Creates a profile in which every trial gets the same number of forks. */
    public Profile(String name, Set<Operation> operations, int forks, boolean sharesForks, Timing timing) {
        this(name, operations, forks, sharesForks, timing, Optional.empty());
    }

    /** Returns whether it has enough forks for ranks; the times of other runs promise nothing. */
    public boolean ranks() {
        return forks >= Run.FORKS_TO_RANK;
    }

    /** The same with other time for its forks; the same where no trial gets further forks. */
    public Profile within(Duration budget) {
        return new Profile(
                name, operations, forks, sharesForks, timing, aim.map(former -> new Aim(former.reach(), budget)));
    }

    /** The same with another reach of its intervals; the same where no trial gets further forks. */
    public Profile until(double reach) {
        return new Profile(
                name, operations, forks, sharesForks, timing, aim.map(former -> new Aim(reach, former.budget())));
    }

    public static List<Profile> all() {
        return List.of(SMOKE, QUICK, THOROUGH);
    }
}
