package io.wirecost.engine.interop;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Turns the entries of all maps round, which leaves records equal. */
final class OtherMapOrder {
    private boolean turned;

    private OtherMapOrder() {}

    /** Returns equal records; empty if there is no map whose order could be another. */
    static Optional<Dataset> of(Dataset dataset) {
        OtherMapOrder order = new OtherMapOrder();
        List<Group> groups = dataset.groups().stream()
                .map(group -> new Group(
                        group.label(),
                        group.records().stream().map(order::record).toList()))
                .toList();
        return order.turned ? Optional.of(dataset.with(groups)) : Optional.empty();
    }

    private RecordValue record(RecordValue record) {
        return new RecordValue(IntStream.range(0, record.size())
                .mapToObj(field -> value(record.get(field)))
                .collect(ArrayList::new, List::add, List::addAll));
    }

    private Object value(Object value) {
        if (value instanceof RecordValue record) {
            return record(record);
        } else if (value instanceof List<?> list) {
            List<Object> elements = new ArrayList<>();
            list.forEach(element -> elements.add(value(element)));
            return elements;
        }
        return value instanceof Map<?, ?> map ? map(map) : value;
    }

    private Map<Object, Object> map(Map<?, ?> map) {
        turned |= map.size() > 1;
        List<Object> keys = new ArrayList<>(map.keySet());
        Collections.reverse(keys);
        Map<Object, Object> other = new LinkedHashMap<>();
        keys.forEach(key -> other.put(key, value(map.get(key))));
        return other;
    }
}
