package io.wirecost.analysis.robustness;

import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Robustness;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Orders codecs by what they make of damaged bytes. The share of inputs with the gravest reaction decides, then that of the next
 * grave one.
 */
public final class WorstFirst implements Comparator<Robustness> {
    private static final ReactionKind[] KINDS = ReactionKind.values();

    @Override
    public int compare(Robustness one, Robustness other) {
        for (int i = KINDS.length - 1; i >= 0; i--) {
            int order = Double.compare(share(other, KINDS[i]), share(one, KINDS[i]));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    /** Returns the share of all inputs that had a reaction, from 0 to 1. */
    public static double share(Robustness robustness, ReactionKind kind) {
        return robustness.inputs() == 0 ? 0 : robustness.inputs(kind) / (double) robustness.inputs();
    }

    /** Returns the gravest reaction that there was; empty if nothing was tried. */
    public static Optional<ReactionKind> gravest(Robustness robustness) {
        return Stream.of(KINDS).filter(kind -> robustness.inputs(kind) > 0).max(Comparator.naturalOrder());
    }
}
