package io.wirecost.cli.command;

import io.wirecost.core.InputException;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.SchemaHints;
import io.wirecost.core.run.SchemaHints.Saving;
import io.wirecost.core.run.SchemaHints.SchemaHint;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.inference.improve.Hint;
import io.wirecost.inference.improve.Improvement;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Measures what a schema could do better for its records: each change alone, and all together. */
final class MeasuredHints {
    /** One for each way to write a message. */
    private static final List<String> USUAL =
            List.of("jackson-json", "jackson-msgpack", "avro-generic", "protobuf-java", "thrift-compact");

    private static final int MOST_FOR_EACH = 5;

    private final MeanSizes sizes;
    private final Dataset dataset;
    private final List<CatalogEntry> codecs;
    private final List<CatalogEntry> alone;

    /**
     * @param codecs those that encode the schema with all changes
     * @param alone those of them that encode each change alone
     */
    MeasuredHints(MeanSizes sizes, Dataset dataset, List<CatalogEntry> codecs, List<CatalogEntry> alone) {
        this.sizes = sizes;
        this.dataset = dataset;
        this.codecs = List.copyOf(codecs);
        this.alone = List.copyOf(alone);
    }

    /** Returns those that show each way to write a message. */
    static List<CatalogEntry> usual(List<CatalogEntry> codecs) {
        return codecs.stream()
                .filter(entry -> USUAL.contains(entry.info().variant().name()))
                .toList();
    }

    /** Returns a plain codec of each format and layout: one of the usual ones, or the first. */
    static List<CatalogEntry> ofEachFormat(List<CatalogEntry> codecs) {
        Set<String> seen = new HashSet<>();
        return Stream.concat(usual(codecs).stream(), codecs.stream())
                .filter(entry -> entry.info().wrapper().isEmpty())
                .filter(entry -> seen.add(layout(entry.info())))
                .toList();
    }

    /** Returns up to five: a schema for each change costs seconds in each codec with classes of its own. */
    static List<CatalogEntry> few(List<CatalogEntry> codecs) {
        List<CatalogEntry> usual = usual(codecs);
        List<CatalogEntry> some = usual.isEmpty() ? codecs : usual;
        return some.subList(0, Math.min(some.size(), MOST_FOR_EACH));
    }

    private static String layout(CodecInfo codec) {
        return codec.format() + "\n" + codec.layout();
    }

    /** Returns the hints with what they save; empty if the process is being ended meanwhile. */
    Optional<SchemaHints> measure() throws InputException, IOException {
        List<Hint> found = Improvement.hints(dataset.schema(), dataset.records());
        List<RecordValue> records =
                MeanSizes.every(MeanSizes.stride(dataset.records().size()), dataset.records());
        if (found.isEmpty()) {
            return Optional.of(new SchemaHints(records.size(), List.of(), List.of()));
        }
        Optional<Map<Variant, Double>> before = sizes(List.of(), records, codecs);
        List<CatalogEntry> each = found.size() == 1 ? codecs : alone;
        List<SchemaHint> hints = new ArrayList<>();
        for (Hint hint : found) {
            Optional<List<Saving>> savings = savings(before, List.of(hint), records, each);
            if (savings.isEmpty()) {
                return Optional.empty();
            }
            hints.add(new SchemaHint(hint.path(), hint.kind().words(), hint.seen(), savings.get()));
        }
        Optional<List<Saving>> together =
                found.size() > 1 ? savings(before, found, records, codecs) : Optional.of(List.<Saving>of());
        return together.map(all -> new SchemaHints(records.size(), hints, all));
    }

    private Optional<List<Saving>> savings(
            Optional<Map<Variant, Double>> before,
            List<Hint> hints,
            List<RecordValue> records,
            List<CatalogEntry> encoding)
            throws InputException, IOException {
        return before.isEmpty()
                ? Optional.empty()
                : sizes(hints, records, encoding).map(after -> savings(before.get(), after));
    }

    private static List<Saving> savings(Map<Variant, Double> before, Map<Variant, Double> after) {
        return after.entrySet().stream()
                .filter(size -> before.containsKey(size.getKey()))
                .map(size -> new Saving(
                        size.getKey().runtime(), size.getKey().name(), before.get(size.getKey()) - size.getValue()))
                .toList();
    }

    private Optional<Map<Variant, Double>> sizes(
            List<Hint> hints, List<RecordValue> records, List<CatalogEntry> encoding)
            throws InputException, IOException {
        return sizes.of(
                Improvement.follow(dataset.schema(), dataset.records(), dataset.name(), hints, records), encoding);
    }
}
