package io.wirecost.evolution.trial;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/** A version of a schema, with all records that are written by it for any edit. */
final class SchemaSide {
    private final String name;
    private final Schema schema;
    private final List<RecordValue> records = new ArrayList<>();
    private final Set<RecordValue> known = Collections.newSetFromMap(new IdentityHashMap<>());

    /** @param name of its folder, as no other side has it */
    SchemaSide(String name, Schema schema) {
        this.name = name;
        this.schema = schema;
    }

    String name() {
        return name;
    }

    Schema schema() {
        return schema;
    }

    /** Adds a record, unless it is there already. */
    void add(RecordValue record) {
        if (known.add(record)) {
            records.add(record);
        }
    }

    /** Each record once. */
    List<RecordValue> records() {
        return Collections.unmodifiableList(records);
    }

    Dataset dataset() {
        return dataset(name, schema, records);
    }

    static Dataset dataset(String name, Schema schema, List<RecordValue> records) {
        return new Dataset(
                name, schema, List.of(new Group(name, records)), OptionalLong.empty(), new Filter(List.of()));
    }
}
