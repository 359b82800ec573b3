package io.wirecost.analysis.link.model;

import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Link;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The model that a run gives of the time of a message over any link, as numbers that a reader can evaluate.
 *
 * @param fittedOn the codec that the parameters were fitted on, beside the floor; it tests nothing
 * @param parameters the few numbers that were fitted
 * @param predictions by codec, in the order of the run
 * @param refusals why a codec has no prediction, by codec
 */
public record LinkModel(
        Variant fittedOn,
        List<ModelParameter> parameters,
        Map<Variant, Prediction> predictions,
        Map<Variant, String> refusals) {
    public LinkModel {
        parameters = List.copyOf(parameters);
        predictions = Collections.unmodifiableMap(new LinkedHashMap<>(predictions));
        refusals = Collections.unmodifiableMap(new LinkedHashMap<>(refusals));
    }

    /** Nanoseconds per message; empty for a codec that the model says nothing about. */
    public OptionalDouble predict(Variant codec, Link link) {
        return of(codec)
                .map(prediction -> OptionalDouble.of(prediction.nanosOver(link)))
                .orElse(OptionalDouble.empty());
    }

    public Optional<Prediction> of(Variant codec) {
        return Optional.ofNullable(predictions.get(codec));
    }
}
