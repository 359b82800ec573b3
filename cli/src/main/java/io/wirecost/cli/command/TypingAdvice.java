package io.wirecost.cli.command;

import io.wirecost.core.InputException;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.TypingGains;
import io.wirecost.core.run.TypingGains.CodecGain;
import io.wirecost.core.run.TypingGains.FieldGain;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.runner.Measure;
import io.wirecost.inference.typing.TypedField;
import io.wirecost.inference.typing.Untyped;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Measures what the types are worth that were found in texts: the sizes of the same records with strings instead. Every
 * codec is measured with strings for all of them, and one codec with a string for each single field.
 */
final class TypingAdvice {
    private static final int MOST_FIELDS = 5;

    /** The codec in which single fields are measured: one that needs no compiler, if it is among those of the run. */
    private static final List<String> PREFERRED = List.of("avro-generic", "avro-specific");

    private final Plan plan;
    private final Dataset dataset;
    private final VariantSizes sizes;

    TypingAdvice(Plan plan, Dataset dataset, VariantSizes sizes) {
        this.plan = plan;
        this.dataset = dataset;
        this.sizes = sizes;
    }

    /** Returns whether there is anything to measure: a schema with types that the JSON spells as texts. */
    static boolean isDue(Plan plan, Dataset dataset) {
        return plan.measures().contains(Measure.SIZE)
                && dataset.given().flatMap(given -> given.findings()).isPresent()
                && !TypedField.of(dataset.schema()).isEmpty();
    }

    /**
     * Returns the gains; empty if the process is being ended meanwhile.
     *
     * @param run the sizes with the inferred types
     */
    Optional<TypingGains> gains(Run run) throws InputException, IOException {
        List<TypedField> fields = TypedField.of(dataset.schema());
        Map<Variant, Double> typed = sizes.of(run);
        Optional<Map<Variant, Double>> spelled = sizes(fields, plan.codecs());
        if (spelled.isEmpty()) {
            return Optional.empty();
        }
        List<CodecGain> codecs = new ArrayList<>();
        typed.forEach((codec, bytes) -> {
            if (spelled.get().containsKey(codec)) {
                codecs.add(new CodecGain(
                        codec.runtime(), codec.name(), spelled.get().get(codec), bytes));
            }
        });
        return single(heaviest(fields), typed)
                .map(gains -> new TypingGains(sizes.records().size(), codecs, gains));
    }

    private List<TypedField> heaviest(List<TypedField> fields) {
        Map<TypedField, Long> characters = new HashMap<>();
        fields.forEach(field ->
                characters.put(field, new Untyped(dataset.schema(), List.of(field)).characters(sizes.records())));
        return fields.stream()
                .sorted(Comparator.comparing((TypedField field) -> -characters.get(field)))
                .limit(MOST_FIELDS)
                .toList();
    }

    private Optional<List<FieldGain>> single(List<TypedField> fields, Map<Variant, Double> typed)
            throws InputException, IOException {
        List<FieldGain> gains = new ArrayList<>();
        CatalogEntry codec = representative();
        Variant variant = codec.info().variant();
        for (TypedField field : fields) {
            Optional<Map<Variant, Double>> spelled = sizes(List.of(field), List.of(codec));
            if (spelled.isEmpty()) {
                return Optional.empty();
            }
            Double bytes = spelled.get().get(variant);
            if (bytes != null && typed.containsKey(variant)) {
                gains.add(new FieldGain(
                        field.path(), field.type(), variant.runtime(), variant.name(), bytes, typed.get(variant)));
            }
        }
        gains.sort(Comparator.comparingDouble((FieldGain gain) -> gain.typed() - gain.spelled()));
        return Optional.of(gains);
    }

    private CatalogEntry representative() {
        return PREFERRED.stream()
                .flatMap(name -> plan.codecs().stream()
                        .filter(entry -> entry.info().variant().name().equals(name)))
                .findFirst()
                .orElse(plan.codecs().get(0));
    }

    /** Mean bytes with these fields as strings. */
    private Optional<Map<Variant, Double>> sizes(List<TypedField> asStrings, List<CatalogEntry> codecs)
            throws InputException, IOException {
        return sizes.of(new Untyped(dataset.schema(), asStrings).dataset(dataset.name(), sizes.records()), codecs);
    }
}
