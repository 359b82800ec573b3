package io.wirecost.analysis.robustness;

import io.wirecost.core.run.DamageKind;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Robustness.Case;
import io.wirecost.core.run.Robustness.Damage;
import io.wirecost.core.run.Robustness.Extremes;
import io.wirecost.core.run.Robustness.Limits;
import io.wirecost.core.run.Robustness.Reaction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Figures of a codec that was given cut messages. */
public final class Reactions {
    private static final Case CASE =
            new Case(3, "cut", Optional.of("end of file"), Optional.empty(), Optional.of("AAEC"));

    private Reactions() {}

    /** @param kindsAndInputs in turn */
    public static Robustness to(int inputs, Object... kindsAndInputs) {
        return to(Optional.empty(), inputs, kindsAndInputs);
    }

    /** The same with the limits that its documentation advises. */
    public static Robustness advised(int inputs, Object... kindsAndInputs) {
        return to(Optional.of("short lists (its guide)"), inputs, kindsAndInputs);
    }

    private static Robustness to(Optional<String> advice, int inputs, Object... kindsAndInputs) {
        List<Reaction> reactions = new ArrayList<>();
        for (int i = 0; i < kindsAndInputs.length; i += 2) {
            reactions.add(new Reaction((ReactionKind) kindsAndInputs[i], (int) kindsAndInputs[i + 1], 0, CASE));
        }
        return new Robustness(
                new Limits(1 << 28, 1 << 20, 10),
                advice,
                1,
                List.of(new Damage(DamageKind.CUT, inputs, inputs, reactions)),
                new Extremes(Optional.empty(), 1, Optional.empty()));
    }
}
