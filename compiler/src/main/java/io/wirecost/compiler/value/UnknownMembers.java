package io.wirecost.compiler.value;

import io.wirecost.core.dataset.LeftOut;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
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
    private long bytes;

    /** @param value of the member */
    void add(JsonPath path, String key, Json value) {
        bytes += JsonText.compactBytes(new Json.Str(key)) + 1L + JsonText.compactBytes(value) + 1;
        String general = path.general();
        if (valuesByPath.size() < MOST_PATHS || valuesByPath.containsKey(general)) {
            valuesByPath.merge(general, 1L, Long::sum);
        } else {
            others++;
        }
    }

    /** The bytes of these members as JSON without white space, each with the colon and a comma. */
    public long bytes() {
        return bytes;
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
