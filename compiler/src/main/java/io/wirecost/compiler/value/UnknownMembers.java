package io.wirecost.compiler.value;

import io.wirecost.core.dataset.LeftOut;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Counts members of records that no field of the schema stands for, and that are left out. */
public final class UnknownMembers {
    private static final int MOST_PATHS = 1_000;

    private final Map<String, Long> valuesByPath = new HashMap<>();
    private long others;

    void add(JsonPath path) {
        String general = path.general();
        if (valuesByPath.size() < MOST_PATHS || valuesByPath.containsKey(general)) {
            valuesByPath.merge(general, 1L, Long::sum);
        } else {
            others++;
        }
    }

    long count() {
        return valuesByPath.values().stream().mapToLong(values -> values).sum() + others;
    }

    /** What was counted so far; empty if nothing was. */
    public Optional<LeftOut> leftOut() {
        List<LeftOut.UnknownField> fields = valuesByPath.entrySet().stream()
                .map(entry -> new LeftOut.UnknownField(entry.getKey(), entry.getValue()))
                .sorted(Comparator.comparingLong(LeftOut.UnknownField::values)
                        .reversed()
                        .thenComparing(LeftOut.UnknownField::path))
                .toList();
        return fields.isEmpty() ? Optional.empty() : Optional.of(new LeftOut(fields, others));
    }
}
