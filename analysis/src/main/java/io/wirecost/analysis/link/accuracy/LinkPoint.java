package io.wirecost.analysis.link.accuracy;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.run.Link;
import java.util.OptionalDouble;

/**
 * One codec over one link.
 *
 * @param measuredNanos per message, over the blocks
 * @param predictedNanos what the model says; empty where it says nothing
 */
public record LinkPoint(Link link, Estimate measuredNanos, OptionalDouble predictedNanos) {
    /** Returns the error of the prediction as a fraction of the measured time: −0.05 for 5 % too short. */
    public OptionalDouble relativeError() {
        return predictedNanos.isPresent()
                ? OptionalDouble.of(predictedNanos.getAsDouble() / measuredNanos.centre() - 1)
                : OptionalDouble.empty();
    }
}
