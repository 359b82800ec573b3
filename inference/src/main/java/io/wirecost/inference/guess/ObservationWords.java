package io.wirecost.inference.guess;

import io.wirecost.inference.observe.JsonKind;
import io.wirecost.inference.observe.Seen;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Says what was seen. */
final class ObservationWords {
    private static final String NULL = "null";

    private ObservationWords() {}

    /** A sentence with numbers as English has them. */
    static String say(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }

    /** {@code 1 text}, {@code 1,204 texts}. */
    static String counted(long count, String thing) {
        return say("%,d %s", count, thing) + (count == 1 ? "" : "s");
    }

    /** How many values of each kind, texts and numbers each as one kind, e.g. {@code 12 texts, 1 number}. */
    static String kinds(Seen seen) {
        Map<String, Long> counts = new LinkedHashMap<>();
        seen.tallies().forEach((kind, tally) -> counts.merge(family(kind), tally.count(), Long::sum));
        counts.remove(NULL);
        return counts.entrySet().stream()
                .map(entry -> counted(entry.getValue(), entry.getKey()))
                .collect(Collectors.joining(", "));
    }

    /** How often a key is absent or null, e.g. {@code absent in 12 and null in 3 of 1,000}. */
    static String absence(long objects, long present, long nulls) {
        List<String> parts = new ArrayList<>();
        if (present < objects) {
            parts.add(say("absent in %,d", objects - present));
        }
        if (nulls > 0) {
            parts.add(say("null in %,d", nulls));
        }
        return parts.isEmpty() ? "" : String.join(" and ", parts) + say(" of %,d", objects);
    }

    private static String family(JsonKind kind) {
        if (kind.isText()) {
            return "text";
        }
        return kind.isNumber()
                ? "number"
                : switch (kind) {
                    case NULL -> NULL;
                    case BOOLEAN -> "boolean";
                    case OBJECT -> "object";
                    default -> "array";
                };
    }
}
