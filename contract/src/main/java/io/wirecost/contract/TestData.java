package io.wirecost.contract;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.builtin.Workloads;
import java.util.List;
import java.util.OptionalLong;

/** Datasets that every codec is held against. */
final class TestData {
    private static final long SEED = 1;

    private TestData() {}

    static List<Dataset> workloads() {
        return Workloads.all().stream().map(w -> w.dataset(SEED)).toList();
    }

    static Dataset dataset(String name, Schema schema, List<RecordValue> records) {
        Filter filter = Filter.suggestFor(schema, records);
        return new Dataset(name, schema, List.of(new Group("all", records)), OptionalLong.empty(), filter);
    }
}
