package io.wirecost.inference.improve;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.value.RecordValue;
import io.wirecost.inference.observe.Exclusion;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Which optional fields of records exclude each other, record by record. */
final class Exclusives {
    private final Map<String, Together> byRecord = new HashMap<>();

    /** Which fields some values of a record have together, by their places. */
    private static final class Together {
        private final BitSet[] with;
        private final long[] there;
        private long times;

        Together(int fields) {
            with = IntStream.range(0, fields).mapToObj(field -> new BitSet()).toArray(BitSet[]::new);
            there = new long[fields];
        }

        void add(RecordValue value) {
            times++;
            BitSet present = new BitSet();
            IntStream.range(0, there.length)
                    .filter(field -> value.get(field) != null)
                    .forEach(present::set);
            present.stream().forEach(field -> {
                there[field]++;
                with[field].or(present);
            });
        }
    }

    void add(RecordDefinition record, RecordValue value) {
        byRecord.computeIfAbsent(
                        record.name(), name -> new Together(record.fields().size()))
                .add(value);
    }

    /** Groups of fields of which each value has exactly one. No field is in two of them. */
    List<List<Field>> groups(RecordDefinition record) {
        Together seen = byRecord.get(record.name());
        if (seen == null) {
            return List.of();
        }
        List<List<Integer>> groups = Exclusion.groups(
                seen.times,
                IntStream.range(0, seen.there.length).boxed().toList(),
                field -> seen.there[field],
                (one, other) -> !seen.with[one].get(other));
        BitSet taken = new BitSet();
        List<List<Field>> found = new ArrayList<>();
        for (List<Integer> group : groups) {
            if (group.stream().noneMatch(taken::get)) {
                group.forEach(taken::set);
                found.add(group.stream().map(record.fields()::get).toList());
            }
        }
        return List.copyOf(found);
    }
}
