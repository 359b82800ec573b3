package io.wirecost.workloads.rewrite;

import io.wirecost.core.json.Json;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Numbers without quotes, where a field has quoted numbers in all records. A text counts as a number only if JSON would write
 * the number with the very same characters, and if every language reads it exactly: up to 15 digits.
 */
public final class PlainNumbers implements Rewrite {
    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?");
    private static final int MOST_DIGITS = 15;
    private static final String ELEMENT = "[]";

    private final Set<String> fields;

    private PlainNumbers(Set<String> fields) {
        this.fields = fields;
    }

    /** Returns what is to be done with these records. */
    public static PlainNumbers of(List<Json> records) {
        Map<String, Boolean> numbers = new HashMap<>();
        records.forEach(record -> look(record, "", numbers));
        Set<String> fields = new HashSet<>();
        numbers.forEach((path, only) -> {
            if (only) {
                fields.add(path);
            }
        });
        return new PlainNumbers(fields);
    }

    private static void look(Json json, String path, Map<String, Boolean> numbers) {
        if (json instanceof Json.Obj object) {
            object.members().forEach((key, value) -> look(value, path + "." + key, numbers));
        } else if (json instanceof Json.Arr array) {
            array.elements().forEach(element -> look(element, path + ELEMENT, numbers));
        } else if (json instanceof Json.Str text) {
            numbers.merge(path, isNumber(text.value()), Boolean::logicalAnd);
        }
    }

    private static boolean isNumber(String text) {
        return NUMBER.matcher(text).matches()
                && text.chars().filter(Character::isDigit).count() <= MOST_DIGITS
                && !text.startsWith("-0");
    }

    @Override
    public Json of(Json record) {
        return of(record, "");
    }

    private Json of(Json json, String path) {
        if (json instanceof Json.Obj object) {
            Map<String, Json> members = new LinkedHashMap<>();
            object.members().forEach((key, value) -> members.put(key, of(value, path + "." + key)));
            return new Json.Obj(members);
        }
        if (json instanceof Json.Arr array) {
            return new Json.Arr(array.elements().stream()
                    .map(element -> of(element, path + ELEMENT))
                    .toList());
        }
        return json instanceof Json.Str text && fields.contains(path) ? new Json.Num(text.value()) : json;
    }

    @Override
    public int changes() {
        return fields.size();
    }
}
