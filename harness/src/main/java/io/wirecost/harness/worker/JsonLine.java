package io.wirecost.harness.worker;

import io.wirecost.core.InputException;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lines of JSON between wirecost and this process. */
final class JsonLine {
    private JsonLine() {}

    /** @throws Problem if the line is no object of JSON */
    static Map<String, Json> parse(String line) throws Problem {
        try {
            if (JsonText.read(line, "request") instanceof Json.Obj object) {
                return object.members();
            }
        } catch (InputException e) {
            // told below
        }
        throw new Problem("a request is an object of JSON");
    }

    /**
     * Returns the text of an object, without a line end.
     *
     * @param members texts, numbers, truth values, and lists and maps of these
     */
    static String format(Map<?, ?> members) {
        return JsonText.compact(json(members));
    }

    private static Json json(Object value) {
        if (value instanceof Map<?, ?> members) {
            Map<String, Json> object = new LinkedHashMap<>();
            members.forEach((name, member) -> object.put((String) name, json(member)));
            return new Json.Obj(object);
        } else if (value instanceof List<?> elements) {
            return new Json.Arr(elements.stream().map(JsonLine::json).toList());
        } else if (value instanceof String text) {
            return new Json.Str(text);
        } else if (value instanceof Boolean flag) {
            return new Json.Bool(flag);
        }
        return value == null ? new Json.Null() : new Json.Num(value.toString());
    }
}
