package io.wirecost.workloads.rewrite;

import io.wirecost.core.json.Json;
import java.util.List;

/** Writes records in another way, from which the former one can be told. */
public interface Rewrite {
    /** Returns the record in the other way. */
    Json of(Json record);

    /** Returns how many keys or fields are written in another way. */
    int changes();

    /** Returns the records in the other way. */
    default List<Json> all(List<Json> records) {
        return records.stream().map(this::of).toList();
    }
}
