package io.wirecost.workloads;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.List;

/** Sets of messages from records that are given. */
public final class Pools {
    private Pools() {}

    /** The records of a dataset in turn, again and again, until there are as many as asked for. */
    public static Dataset inTurn(Dataset dataset, int records) {
        List<RecordValue> given = dataset.records();
        List<RecordValue> pool = new ArrayList<>();
        for (int i = 0; i < records; i++) {
            pool.add(given.get(i % given.size()));
        }
        return new Dataset(
                dataset.name(), dataset.schema(), List.of(new Group("pool", pool)), dataset.seed(), dataset.filter());
    }
}
