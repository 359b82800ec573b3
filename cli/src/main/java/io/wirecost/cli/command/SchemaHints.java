package io.wirecost.cli.command;

import io.wirecost.core.InputException;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.engine.Engine;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.runner.Measure;
import io.wirecost.inference.improve.Hint;
import io.wirecost.inference.improve.Improvement;
import io.wirecost.report.wording.Units;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a schema could do better for its records, each change with the bytes that it saves when the records are encoded. */
final class SchemaHints {
    /** One for each way to write a message; they are measured where the user names none. */
    static final List<String> USUAL =
            List.of("jackson-json", "msgpack-core-map", "avro-generic", "protobuf-java", "thrift-compact");

    private final Engine engine;
    private final Dataset dataset;
    private final List<CatalogEntry> codecs;
    private final RunListener listener;

    SchemaHints(Engine engine, Dataset dataset, List<CatalogEntry> codecs, RunListener listener) {
        this.engine = engine;
        this.dataset = dataset;
        this.codecs = List.copyOf(codecs);
        this.listener = listener;
    }

    /**
     * A change with the mean bytes of a message before and after it.
     *
     * @param seen what the records show
     * @param saved bytes of a message, by codec; those that could encode both
     */
    private record Gain(String field, String change, String seen, Map<Variant, Double> saved) {}

    /** Returns a gain for each hint, and one for all of them together. */
    private List<Gain> gains(List<Hint> hints) throws InputException, IOException {
        Map<Variant, Double> before =
                sizes(Improvement.follow(dataset.schema(), dataset.records(), dataset.name(), List.of()));
        List<Gain> gains = new ArrayList<>();
        for (Hint hint : hints) {
            gains.add(new Gain(
                    hint.path(),
                    hint.kind().words(),
                    hint.seen(),
                    hint.kind().changesSchema() ? saved(before, List.of(hint)) : Map.of()));
        }
        if (hints.size() > 1) {
            gains.add(new Gain("all together", "", "", saved(before, hints)));
        }
        return gains;
    }

    private Map<Variant, Double> saved(Map<Variant, Double> before, List<Hint> hints)
            throws InputException, IOException {
        Map<Variant, Double> saved = new LinkedHashMap<>();
        sizes(Improvement.follow(dataset.schema(), dataset.records(), dataset.name(), hints))
                .forEach((codec, bytes) -> {
                    if (before.containsKey(codec)) {
                        saved.put(codec, before.get(codec) - bytes);
                    }
                });
        return saved;
    }

    private Map<Variant, Double> sizes(Dataset data) throws InputException, IOException {
        Plan plan = new Plan(
                Profile.QUICK,
                Set.of(Measure.SIZE),
                Profile.QUICK.operations(),
                1,
                codecs,
                Optional.empty(),
                List.of());
        Run run = engine.run(plan, data, state -> {}, listener);
        Map<Variant, Double> means = new LinkedHashMap<>();
        run.cells()
                .forEach(cell -> cell.figures(Sizes.class)
                        .ifPresent(sizes -> means.put(
                                cell.trial().codec(),
                                sizes.all().stream()
                                        .mapToInt(Integer::intValue)
                                        .average()
                                        .orElseThrow())));
        return means;
    }

    /** Measures each hint, and shows its gains. */
    Document document(List<Hint> hints) throws InputException, IOException {
        List<Gain> gains = gains(hints);
        List<Variant> variants =
                codecs.stream().map(CatalogEntry::info).map(CodecInfo::variant).toList();
        return Document.writer()
                .section(
                        "what the records show of their schema",
                        gains.isEmpty()
                                ? "nothing to improve"
                                : "bytes saved by message, measured by encoding the changed schema")
                .table(Columns.<Gain>of()
                        .name("field", Gain::field)
                        .figures(
                                variants,
                                Variant::name,
                                "bytes",
                                (gain, codec) -> TableCell.figure(
                                        Optional.ofNullable(gain.saved().get(codec)), Units::signedBytes))
                        .words("change", Gain::change)
                        .words("seen", Gain::seen)
                        .table(gains))
                .document();
    }
}
