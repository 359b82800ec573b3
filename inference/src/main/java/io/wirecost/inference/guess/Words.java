package io.wirecost.inference.guess;

import io.wirecost.inference.observe.Kind;
import io.wirecost.inference.observe.Seen;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** Says what was seen. */
final class Words {
    private Words() {}

    /** How many values of each kind, texts and numbers each as one kind, e.g. {@code 12 texts, 3 numbers}. */
    static String kinds(Seen seen) {
        Map<String, Long> counts = new LinkedHashMap<>();
        seen.tallies().forEach((kind, tally) -> counts.merge(family(kind), tally.count(), Long::sum));
        counts.remove("nulls");
        return counts.entrySet().stream()
                .map(entry -> "%,d %s".formatted(entry.getValue(), entry.getKey()))
                .collect(Collectors.joining(", "));
    }

    private static String family(Kind kind) {
        if (kind.isText()) {
            return "texts";
        }
        return kind.isNumber()
                ? "numbers"
                : switch (kind) {
                    case NULL -> "nulls";
                    case BOOLEAN -> "booleans";
                    case OBJECT -> "objects";
                    default -> "arrays";
                };
    }
}
