package io.wirecost.analysis.robustness;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.run.DamageKind;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Robustness.Damage;
import java.util.Optional;

/**
 * How many damaged messages of a kind a codec refuses by an error of any kind.
 *
 * @param noticed of the inputs
 * @param inputs how many were tried; at least one
 * @param possible how many there could be
 */
public record NoticedShare(int noticed, int inputs, long possible) {
    /** Of the normal distribution, for 95 %. */
    private static final double Z = 1.959964;

    /** Returns the share of a kind; empty if it was not tried. */
    public static Optional<NoticedShare> of(Robustness robustness, DamageKind kind) {
        return robustness.damages().stream()
                .filter(damage -> damage.kind() == kind && damage.inputs() > 0)
                .findFirst()
                .map(NoticedShare::of);
    }

    private static NoticedShare of(Damage damage) {
        return new NoticedShare(
                damage.inputs(ReactionKind.NOTICED) + damage.inputs(ReactionKind.NOTICED_OTHERWISE),
                damage.inputs(),
                damage.possible());
    }

    /** Returns the share of the inputs, from 0 to 1. */
    public double share() {
        return noticed / (double) inputs;
    }

    /**
     * Returns where the share of all possible damages lies with 95 %, by Wilson's method; empty if all of them were tried, so that
     * the share is exact.
     */
    public Optional<Interval> interval() {
        if (inputs >= possible) {
            return Optional.empty();
        }
        double squared = Z * Z / inputs;
        double middle = (share() + squared / 2) / (1 + squared);
        double reach = Z / (1 + squared) * Math.sqrt((share() * (1 - share()) + squared / 4) / inputs);
        return Optional.of(new Interval(Math.max(0, middle - reach), Math.min(1, middle + reach)));
    }
}
