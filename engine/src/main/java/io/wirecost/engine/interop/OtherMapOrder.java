package io.wirecost.engine.interop;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.ValueRewrite;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Turns the entries of all maps round, which leaves records equal. */
final class OtherMapOrder extends ValueRewrite {
    private boolean turned;

    private OtherMapOrder(Schema schema) {
        super(schema);
    }

    /** Returns equal records; empty if there is no map whose order could be another. */
    static Optional<Dataset> of(Dataset dataset) {
        OtherMapOrder order = new OtherMapOrder(dataset.schema());
        List<Group> groups = dataset.groups().stream()
                .map(group -> new Group(
                        group.label(), group.records().stream().map(order::of).toList()))
                .toList();
        return order.turned ? Optional.of(dataset.with(groups)) : Optional.empty();
    }

    @Override
    protected Object map(Map<String, Object> entries) {
        turned |= entries.size() > 1;
        List<String> keys = new ArrayList<>(entries.keySet());
        Collections.reverse(keys);
        Map<String, Object> other = new LinkedHashMap<>();
        keys.forEach(key -> other.put(key, entries.get(key)));
        return other;
    }
}
