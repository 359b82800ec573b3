package io.wirecost.cli.command;

import io.wirecost.core.InputException;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.JsonAsGiven;
import io.wirecost.core.dataset.SchemaFindings;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.UnionGains;
import io.wirecost.core.run.UnionGains.CodecSizes;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.plan.Plan;
import io.wirecost.inference.typing.WithoutUnions;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Measures what inferred unions are worth: the sizes of the same records without them. */
final class UnionAdvice {
    private final MeanSizes sizes;
    private final Plan plan;
    private final Dataset dataset;

    UnionAdvice(MeanSizes sizes, Plan plan, Dataset dataset) {
        this.sizes = sizes;
        this.plan = plan;
        this.dataset = dataset;
    }

    /** Returns whether there is anything to measure. */
    boolean isDue() {
        return withoutUnions().isPresent();
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
        int stride = MeanSizes.stride(dataset.records().size());
        List<RecordValue> records = MeanSizes.every(stride, dataset.records());
        Map<Variant, Double> with = MeanSizes.of(run, stride);
        Dataset plain = WithoutUnions.of(dataset, withoutUnions().orElseThrow(), records);
        return sizes.of(plain, plan.codecs())
                .map(without -> new UnionGains(records.size(), places(), codecs(without, with)));
    }

    private static List<CodecSizes> codecs(Map<Variant, Double> without, Map<Variant, Double> with) {
        return without.entrySet().stream()
                .filter(entry -> with.containsKey(entry.getKey()))
                .map(entry -> new CodecSizes(
                        entry.getKey().runtime(), entry.getKey().name(), entry.getValue(), with.get(entry.getKey())))
                .toList();
    }

    private List<String> places() {
        return dataset.given().flatMap(JsonAsGiven::findings).map(SchemaFindings::places).orElse(List.of()).stream()
                .filter(place -> place.type().startsWith("union of "))
                .map(SchemaFindings.Place::path)
                .toList();
    }
}
