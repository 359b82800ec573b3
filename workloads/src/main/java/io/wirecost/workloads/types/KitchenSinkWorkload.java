package io.wirecost.workloads.types;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.SchemaResource;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.random.Dice;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;

/** Every type of the compiler, nested in every way, with values that every format can carry. */
public final class KitchenSinkWorkload implements Workload {
    private static final int RECORDS = 48;

    private final Schema schema = SchemaResource.read("kitchen-sink");

    @Override
    public String name() {
        return "kitchen-sink";
    }

    @Override
    public String description() {
        return "for tests: every type, nested in every way";
    }

    @Override
    public Schema schema() {
        return schema;
    }

    @Override
    public Dataset dataset(long seed) {
        List<RecordValue> records =
                IntStream.range(0, RECORDS).mapToObj(n -> record(seed, n)).toList();
        return new Dataset(
                name(),
                schema,
                List.of(new Group("records", records)),
                OptionalLong.of(seed),
                Filter.suggestFor(schema, records));
    }

    private RecordValue record(long seed, int number) {
        Dice dice = Dice.of(seed, 0, number);
        return new RecordMaker(schema, dice, new SampleLeaves(dice)).next();
    }
}
