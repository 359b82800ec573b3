package io.wirecost.inference.observe;

import io.wirecost.core.json.Json;
import java.util.List;
import java.util.Optional;

/**
 * Tells the kinds of the objects at one place apart.
 *
 * @param by the key whose text is the name of the kind; empty if a kind is told by which of some keys is there
 * @param kinds their names: texts, or such keys
 */
public record KindRule(Optional<String> by, List<String> kinds) {
    public KindRule {
        kinds = List.copyOf(kinds);
    }

    /** The kind of an object; empty for an object that is of none of them. */
    String kind(Json.Obj object) {
        return by.map(key -> object.members().get(key) instanceof Json.Str text ? text.value() : "")
                .orElseGet(() -> kinds.stream()
                        .filter(object.members()::containsKey)
                        .findFirst()
                        .orElse(""));
    }
}
