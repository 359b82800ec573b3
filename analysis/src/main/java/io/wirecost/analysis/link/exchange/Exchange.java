package io.wirecost.analysis.link.exchange;

import io.wirecost.analysis.link.model.Prediction;
import io.wirecost.analysis.link.model.Stage;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.codec.Variant;
import java.util.List;
import java.util.Optional;

/**
 * One message of one codec over one hop, with nothing else on the way: serialized, sent, deserialized. Means over the
 * groups of the size series.
 *
 * @param serializeNanos as the loop measured it
 * @param deserializeNanos likewise
 * @param processorInterval 95 %, of the two together; empty with a single fork
 */
public record Exchange(
        Variant codec,
        double bytes,
        double serializeNanos,
        double deserializeNanos,
        Optional<Interval> processorInterval) {
    private static final int BITS = 8;

    /** Both times together. */
    public double processorNanos() {
        return serializeNanos + deserializeNanos;
    }

    /** The same as a formula: one stage after the other, so that nothing overlaps. */
    public Prediction prediction() {
        Stage message = new Stage("one message", processorNanos(), BITS * bytes, 1);
        return new Prediction(List.of(message), 1, new Stage("nothing", 0, 0, 0));
    }
}
