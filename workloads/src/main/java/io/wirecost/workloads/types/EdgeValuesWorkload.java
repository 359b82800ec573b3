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
import java.util.stream.Stream;

/** The edges of every type. Texts that XML cannot carry stand in a few records of their own. */
public final class EdgeValuesWorkload implements Workload {
    private static final int RECORDS = 32;
    private static final int RECORDS_BEYOND_XML = 4;

    private final Schema schema = SchemaResource.read("edge-values");

    @Override
    public String name() {
        return "edge-values";
    }

    @Override
    public String description() {
        return "for tests: NaN, infinities, limits, U+0000, empty and absent";
    }

    @Override
    public Schema schema() {
        return schema;
    }

    @Override
    public Dataset dataset(long seed) {
        List<Group> groups = List.of(
                new Group("edges", records(new Dice(seed), RECORDS, Edges.TEXTS)),
                new Group("beyond-xml", records(new Dice(seed), RECORDS_BEYOND_XML, Edges.TEXTS_BEYOND_XML)));
        List<RecordValue> records =
                groups.stream().flatMap(g -> g.records().stream()).toList();
        return new Dataset(name(), schema, groups, OptionalLong.of(seed), Filter.suggestFor(schema, records));
    }

    private List<RecordValue> records(Dice dice, int count, List<String> texts) {
        RecordMaker maker = new RecordMaker(schema, dice, new EdgeLeaves(texts));
        return Stream.generate(maker::next).limit(count).toList();
    }
}
