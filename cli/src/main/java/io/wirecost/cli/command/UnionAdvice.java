package io.wirecost.cli.command;

import io.wirecost.core.InputException;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.JsonAsGiven;
import io.wirecost.core.dataset.SchemaFindings;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.UnionGains;
import io.wirecost.core.run.UnionGains.CodecSizes;
import io.wirecost.core.run.UnionGains.UnionGain;
import io.wirecost.core.schema.Schema;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.runner.Measure;
import io.wirecost.inference.improve.Hint;
import io.wirecost.inference.improve.Improvement;
import io.wirecost.inference.typing.WithoutUnions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Measures what unions are worth: the sizes of the same records without the unions that were inferred, and with those that optional
 * fields could be, since each record has exactly one of them.
 */
final class UnionAdvice {
    private final Plan plan;
    private final Dataset dataset;
    private final VariantSizes sizes;
    private final List<Hint> conventions;

    UnionAdvice(Plan plan, Dataset dataset, VariantSizes sizes) {
        this.plan = plan;
        this.dataset = dataset;
        this.sizes = sizes;
        this.conventions = Improvement.hints(dataset.schema(), dataset.records()).stream()
                .filter(hint -> hint.kind() == Hint.Kind.EXCLUSIVE)
                .toList();
    }

    /** Returns whether there is anything to measure in records that came as JSON. */
    boolean isDue() {
        return plan.measures().contains(Measure.SIZE)
                && dataset.given().isPresent()
                && (withoutUnions().isPresent() || !conventions.isEmpty());
    }

    private Optional<Schema> withoutUnions() {
        return dataset.given().flatMap(JsonAsGiven::withoutUnions);
    }

    /**
     * Returns the gains; empty if the process is being ended meanwhile.
     *
     * @param run the sizes by the schema as it is
     */
    Optional<UnionGains> gains(Run run) throws InputException, IOException {
        Map<Variant, Double> now = sizes.of(run);
        List<UnionGain> gains = new ArrayList<>();
        if (withoutUnions().isPresent()) {
            Optional<Map<Variant, Double>> plain =
                    sizes.of(WithoutUnions.of(dataset, withoutUnions().get(), sizes.records()), plan.codecs());
            if (plain.isEmpty()) {
                return Optional.empty();
            }
            gains.add(new UnionGain(inferredUnions(), List.of(), codecs(plain.get(), now)));
        }
        for (Hint hint : conventions) {
            Optional<Map<Variant, Double>> changed = sizes.of(
                    Improvement.follow(dataset.schema(), sizes.records(), dataset.name(), List.of(hint)),
                    plan.codecs());
            if (changed.isEmpty()) {
                return Optional.empty();
            }
            gains.add(new UnionGain(hint.place(), hint.fields(), codecs(now, changed.get())));
        }
        return Optional.of(new UnionGains(sizes.records().size(), gains));
    }

    private static List<CodecSizes> codecs(Map<Variant, Double> without, Map<Variant, Double> with) {
        return without.entrySet().stream()
                .filter(entry -> with.containsKey(entry.getKey()))
                .map(entry -> new CodecSizes(
                        entry.getKey().runtime(), entry.getKey().name(), entry.getValue(), with.get(entry.getKey())))
                .toList();
    }

    private String inferredUnions() {
        return dataset.given().flatMap(JsonAsGiven::findings).map(SchemaFindings::places).orElse(List.of()).stream()
                .filter(place -> place.type().startsWith("union of "))
                .map(SchemaFindings.Place::path)
                .collect(Collectors.joining(", "));
    }
}
