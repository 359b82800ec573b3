package io.wirecost.inference;

import io.wirecost.core.json.Json;
import io.wirecost.inference.observe.Omitted;
import java.util.LinkedHashMap;
import java.util.Map;

/** A JSON value without what is left out. */
final class Stripped {
    private Stripped() {}

    static Json of(Json json, Omitted omitted) {
        if (omitted == Omitted.NOTHING) {
            return json;
        } else if (json instanceof Json.Arr array) {
            return new Json.Arr(array.elements().stream()
                    .map(element -> of(element, omitted))
                    .toList());
        } else if (json instanceof Json.Obj object) {
            return new Json.Obj(members(object.members(), omitted));
        }
        return json;
    }

    private static Map<String, Json> members(Map<String, Json> members, Omitted omitted) {
        Map<String, Json> kept = new LinkedHashMap<>();
        members.forEach((key, value) -> {
            if (!omitted.omits(key)) {
                kept.put(key, of(value, omitted.inside(key)));
            }
        });
        return kept;
    }
}
