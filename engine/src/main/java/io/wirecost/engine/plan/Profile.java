package io.wirecost.engine.plan;

import io.wirecost.core.codec.Operation;
import io.wirecost.engine.runner.Timing;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * How much time a run takes for how much certainty.
 *
 * @param operations what is measured when the user names no operations
 * @param forks measuring JVMs per trial
 * @param sharesForks whether one JVM measures all operations of a codec, one after the other. Otherwise each operation
 *     has JVMs of its own, in which no other operation has run
 */
public record Profile(String name, Set<Operation> operations, int forks, boolean sharesForks, Timing timing) {
    private static final Set<Operation> WHOLE = EnumSet.of(Operation.SERIALIZE, Operation.DESERIALIZE);

    /** Checks within a minute that everything works; the times are not ranked. */
    public static final Profile SMOKE = new Profile("smoke", WHOLE, 1, true, Timing.ofMillis(40, 500, 500, 120));

    /** A first ranking, in minutes. */
    public static final Profile QUICK = new Profile("quick", WHOLE, 3, false, Timing.ofMillis(40, 120, 630, 120));

    /** Figures to rely on, enough forks to compare runs. */
    public static final Profile THOROUGH =
            new Profile("thorough", EnumSet.allOf(Operation.class), 8, false, Timing.ofMillis(50, 3000, 6000, 500));

    public Profile {
        operations = Collections.unmodifiableSet(EnumSet.copyOf(operations));
    }

    public static List<Profile> all() {
        return List.of(SMOKE, QUICK, THOROUGH);
    }
}
