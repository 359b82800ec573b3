package io.wirecost.compiler.value;

import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Where two JSON values differ. NumberReader are equal if their values are, so {@code 1.50} is 1.5. The order of an object's
 * members says nothing, and a member that is null is as good as none.
 */
public final class JsonDifference {
    private JsonDifference() {}

    /** Returns the first place where they differ with both values there; empty if they are equal. */
    public static Optional<String> of(Json expected, Json actual) {
        return Optional.ofNullable(value(JsonPath.ROOT, expected, actual));
    }

    private static String value(JsonPath path, Json expected, Json actual) {
        if (expected instanceof Json.Obj a && actual instanceof Json.Obj b) {
            return members(path, a.members(), b.members());
        } else if (expected instanceof Json.Arr a && actual instanceof Json.Arr b) {
            return elements(path, a.elements(), b.elements());
        } else if (expected instanceof Json.Num a && actual instanceof Json.Num b) {
            return isSame(a.text(), b.text()) ? null : different(path, expected, actual);
        }
        return expected.equals(actual) ? null : different(path, expected, actual);
    }

    private static boolean isSame(String a, String b) {
        return a.equals(b) || new BigDecimal(a).compareTo(new BigDecimal(b)) == 0;
    }

    private static String members(JsonPath path, Map<String, Json> expected, Map<String, Json> actual) {
        for (Map.Entry<String, Json> member : expected.entrySet()) {
            JsonPath at = path.member(member.getKey());
            Json other = actual.get(member.getKey());
            boolean absent = member.getValue() instanceof Json.Null;
            if (other == null && !absent) {
                return at + ": expected " + shown(member.getValue()) + ", found nothing";
            } else if (other != null) {
                String difference = value(at, member.getValue(), other);
                if (difference != null) {
                    return difference;
                }
            }
        }
        return further(path, expected.keySet(), actual);
    }

    private static String further(JsonPath path, Set<String> expected, Map<String, Json> actual) {
        if (actual.size() <= expected.size() && expected.containsAll(actual.keySet())) {
            return null;
        }
        Set<String> further = new TreeSet<>(new HashSet<>(actual.keySet()));
        further.removeAll(expected);
        return further.stream()
                .filter(key -> !(actual.get(key) instanceof Json.Null))
                .findFirst()
                .map(key -> path.member(key) + ": expected nothing, found " + shown(actual.get(key)))
                .orElse(null);
    }

    private static String elements(JsonPath path, List<Json> expected, List<Json> actual) {
        if (expected.size() != actual.size()) {
            return path + ": expected " + expected.size() + " elements, found " + actual.size();
        }
        for (int i = 0; i < expected.size(); i++) {
            String difference = value(path.element(i), expected.get(i), actual.get(i));
            if (difference != null) {
                return difference;
            }
        }
        return null;
    }

    private static String different(JsonPath path, Json expected, Json actual) {
        return path + ": expected " + shown(expected) + ", found " + shown(actual);
    }

    private static String shown(Json json) {
        return io.wirecost.core.json.ShownText.bare(JsonText.compact(json));
    }
}
