package io.wirecost.inference;

import io.wirecost.core.InputException;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.json.ShownText;
import io.wirecost.inference.observe.Omitted;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A JSON value with the values that some of its texts hold as JSON in place of these texts. */
final class Unpacked {
    private Unpacked() {}

    /**
     * Reads the texts.
     *
     * @param texts by the paths to them
     * @throws InputException if a text holds no JSON
     */
    static Json of(Json json, Omitted texts) throws InputException {
        if (texts == Omitted.NOTHING) {
            return json;
        } else if (json instanceof Json.Arr array) {
            List<Json> elements = new ArrayList<>();
            for (Json element : array.elements()) {
                elements.add(of(element, texts));
            }
            return new Json.Arr(elements);
        } else if (json instanceof Json.Obj object) {
            Map<String, Json> members = new LinkedHashMap<>();
            for (Map.Entry<String, Json> member : object.members().entrySet()) {
                String key = member.getKey();
                Json value = texts.omits(key) ? read(key, member.getValue()) : member.getValue();
                members.put(key, of(value, texts.inside(key)));
            }
            return new Json.Obj(members);
        }
        return json;
    }

    private static Json read(String key, Json json) throws InputException {
        if (json instanceof Json.Arr array) {
            List<Json> elements = new ArrayList<>();
            for (Json element : array.elements()) {
                elements.add(read(key, element));
            }
            return new Json.Arr(elements);
        }
        if (!(json instanceof Json.Str text)) {
            return json;
        }
        try {
            return JsonText.read(text.value(), key);
        } catch (InputException e) {
            throw new InputException("%s: expected a text that holds JSON, as --type %s=json says, found %s"
                    .formatted(key, key, ShownText.quoted(text.value())));
        }
    }
}
