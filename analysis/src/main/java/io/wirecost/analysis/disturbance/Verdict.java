package io.wirecost.analysis.disturbance;

import io.wirecost.core.run.Witness;
import io.wirecost.core.run.Witness.Load;
import java.util.List;

/**
 * Tells which forks were disturbed. It sees only what was noted beside them, never the times that they measured.
 *
 * @param usual how fast the machine usually was
 */
public record Verdict(UsualSpeed usual) {
    /**
     * Others may take this share of all processors while a fork runs. The services of a quiet system take some hundredths.
     * Two loops beside a fork take half of two processors, so they are seen if they run beside a fifth of it.
     */
    public static final double OTHERS = 0.10;

    /** @param witnesses of all forks so far, at least one */
    public static Verdict of(List<Witness> witnesses) {
        return new Verdict(UsualSpeed.of(witnesses));
    }

    /** Returns whether the machine was slower or faster than usual around the fork, or busy for others during it. */
    public boolean isDisturbed(Witness witness) {
        return usual.isOff(witness) || othersWereBusy(witness);
    }

    private static boolean othersWereBusy(Witness witness) {
        return witness.load()
                .flatMap(Load::othersShare)
                .filter(share -> share > OTHERS)
                .isPresent();
    }
}
