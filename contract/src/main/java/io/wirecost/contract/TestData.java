package io.wirecost.contract;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.builtin.Workloads;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Datasets that every codec is held against. */
public final class TestData {
    private static final long SEED = 1;
    private static final int SMALL_RECORDS = 30;
    private static final int RANDOM_RECORDS = 100;
    private static final int FEW_ROOTS = 20;

    private TestData() {}

    /** Few records of a schema with a bit of everything, which every format holds that has more than single values. */
    public static Dataset order() {
        return small("order", SmallSchemas.order());
    }

    /** Records that every format holds. */
    public static Dataset singleValues() {
        return workload("records-mixed");
    }

    /**
     * For codecs of other runtimes, where each proof starts processes: few random schemas, for each seed a large one and a small one.
     *
     * @param seeds of the random schemas
     */
    public static List<Dataset> few(List<Long> seeds) {
        List<Dataset> few = new ArrayList<>();
        for (long seed : seeds) {
            few.add(random(seed, RandomSchema.generate(seed, FEW_ROOTS)));
            few.add(small("schema-" + seed, RandomSchema.small(seed)));
        }
        return few;
    }

    /** The one with every type first, and that of edge values. The other workloads have no type that these lack. */
    static List<Dataset> workloads() {
        return List.of(workload("kitchen-sink"), workload("edge-values"));
    }

    /** All messages of a default run. */
    public static Dataset messages() {
        return workload("transactions");
    }

    private static Dataset workload(String name) {
        return Workloads.byName(name).orElseThrow().dataset(SEED);
    }

    /** In every third record all that may be absent at the root is. */
    public static Dataset small(String name, Schema schema) {
        RandomValues values = new RandomValues(schema, SEED);
        return dataset("small-" + name, schema, SMALL_RECORDS, i -> values.next(i % 3));
    }

    static Dataset random(long seed, Schema schema) {
        return random(seed, schema, RANDOM_RECORDS);
    }

    static Dataset random(long seed, Schema schema, int records) {
        RandomValues values = new RandomValues(schema, seed);
        return dataset("random-" + seed, schema, records, i -> values.next(2));
    }

    private static Dataset dataset(String name, Schema schema, int count, IntFunction<RecordValue> record) {
        List<RecordValue> records = IntStream.range(0, count).mapToObj(record).toList();
        Filter filter = Filter.suggestFor(schema, records);
        return new Dataset(name, schema, List.of(new Group("all", records)), OptionalLong.empty(), filter);
    }
}
