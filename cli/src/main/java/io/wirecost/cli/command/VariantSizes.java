package io.wirecost.cli.command;

import io.wirecost.core.InputException;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.Engine;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.runner.Measure;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Mean sizes of some records of a run's dataset, as they are and by other schemas. */
final class VariantSizes {
    private static final int MOST_RECORDS = 2_000;

    private final Engine engine;
    private final Plan plan;
    private final RunListener listener;
    private final List<RecordValue> records;
    private final int stride;

    VariantSizes(Engine engine, Plan plan, Dataset dataset, RunListener listener) {
        this.engine = engine;
        this.plan = plan;
        this.listener = listener;
        List<RecordValue> all = dataset.records();
        this.stride = Math.max(1, (all.size() + MOST_RECORDS - 1) / MOST_RECORDS);
        this.records = IntStream.range(0, all.size())
                .filter(i -> i % stride == 0)
                .mapToObj(all::get)
                .toList();
    }

    /** The records that are encoded by other schemas too. */
    List<RecordValue> records() {
        return records;
    }

    /** Mean bytes per record of the codecs of a run of the whole dataset. */
    Map<Variant, Double> of(Run run) {
        return means(run, stride);
    }

    /** Mean bytes per record of the codecs that can encode these records; empty if the process is being ended meanwhile. */
    Optional<Map<Variant, Double>> of(Dataset variant, List<CatalogEntry> codecs) throws InputException, IOException {
        Plan sizes = new Plan(
                plan.profile(),
                Set.of(Measure.SIZE),
                plan.operations(),
                plan.seed(),
                codecs,
                Optional.empty(),
                plan.command());
        Run run = engine.run(sizes, variant, state -> {}, listener);
        return run.complete() ? Optional.of(means(run, 1)) : Optional.empty();
    }

    /** Mean bytes of every so many records. */
    private static Map<Variant, Double> means(Run run, int stride) {
        Map<Variant, Double> means = new LinkedHashMap<>();
        for (Cell cell : run.cells()) {
            if (cell.status() == Cell.Status.MEASURED && cell.figures().orElseThrow() instanceof Sizes sizes) {
                List<Integer> all = sizes.all();
                means.put(
                        cell.trial().codec(),
                        IntStream.range(0, all.size())
                                .filter(i -> i % stride == 0)
                                .map(all::get)
                                .average()
                                .orElseThrow());
            }
        }
        return means;
    }
}
