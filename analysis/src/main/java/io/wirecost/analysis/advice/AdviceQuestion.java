package io.wirecost.analysis.advice;

import io.wirecost.analysis.cost.Billing;
import io.wirecost.analysis.cost.Presets;
import io.wirecost.analysis.cost.Prices;
import io.wirecost.analysis.cost.Traffic;
import io.wirecost.analysis.need.AddedFields;
import io.wirecost.analysis.need.Need;
import io.wirecost.core.codec.Variant;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What advice is asked for.
 *
 * @param today the codec in use; empty for the run's baseline
 * @param settings of the producers in use
 * @param producers that share the traffic, each with batches of its own
 * @param limitBytes largest message that the brokers take
 * @param needs what a codec must have
 * @param added what was measured of codecs whose schema got a field more
 */
public record AdviceQuestion(
        Traffic traffic,
        Billing billing,
        Prices prices,
        Optional<Variant> today,
        BatchSettings settings,
        int producers,
        long limitBytes,
        Set<Need> needs,
        AddedFields added) {
    /** Kafka's own {@code max.message.bytes}. */
    public static final long KAFKAS_LIMIT_BYTES = 1_048_588;

    public AdviceQuestion {
        needs = Collections.unmodifiableSet(new LinkedHashSet<>(needs));
    }

    /** A first question: a usual stream, example prices, Kafka's own settings, no needs. */
    public static AdviceQuestion usual(double perSecond) {
        return new AdviceQuestion(
                Traffic.of(perSecond),
                Presets.SELF_RUN.billing(),
                Presets.SELF_RUN.prices(),
                Optional.empty(),
                BatchSettings.KAFKAS,
                1,
                KAFKAS_LIMIT_BYTES,
                Set.of(),
                AddedFields.UNMEASURED);
    }

    /** The same at another rate. */
    AdviceQuestion at(double perSecond) {
        return with(traffic.at(perSecond));
    }

    /** The same with another stream of messages. */
    AdviceQuestion with(Traffic other) {
        return new AdviceQuestion(other, billing, prices, today, settings, producers, limitBytes, needs, added);
    }

    /** The same with other prices. */
    AdviceQuestion with(Prices other) {
        return new AdviceQuestion(traffic, billing, other, today, settings, producers, limitBytes, needs, added);
    }

    /** The same with this codec in use. */
    public AdviceQuestion of(Variant codec) {
        return new AdviceQuestion(
                traffic, billing, prices, Optional.of(codec), settings, producers, limitBytes, needs, added);
    }
}
