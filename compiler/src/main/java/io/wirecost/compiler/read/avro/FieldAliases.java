package io.wirecost.compiler.read.avro;

import io.wirecost.compiler.value.SafeName;
import io.wirecost.core.Problems;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.ShownText;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Names;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reads the aliases of fields. The first one that is no name of Avro is the field's key: what stands for it in JSON, where
 * Avro has no word for that.
 */
final class FieldAliases {
    private final Problems problems;

    FieldAliases(Problems problems) {
        this.problems = problems;
    }

    /** The field with the aliases of its JSON, by any text, and with its key. */
    Field addTo(Field field, Json.Obj object, SchemaPlace place) {
        List<String> aliases = aliases(object, place);
        Field named = field.withAliases(aliases);
        return key(aliases, place).map(named::withKey).orElse(named);
    }

    private List<String> aliases(Json.Obj object, SchemaPlace place) {
        Json aliases = object.members().get("aliases");
        if (aliases == null) {
            return List.of();
        }
        if (!(aliases instanceof Json.Arr array)) {
            place.at(aliases).tell(problems, "\"aliases\" must be an array of strings, found " + aliases.kind());
            return List.of();
        }
        return array.elements().stream()
                .flatMap(alias -> UserText.read(alias, "an alias", place, problems).stream())
                .toList();
    }

    private Optional<String> key(List<String> aliases, SchemaPlace place) {
        Optional<String> key =
                aliases.stream().filter(alias -> !SafeName.isSimple(alias)).findFirst();
        if (key.filter(text -> text.length() > Names.LONGEST_KEY).isPresent()) {
            place.tell(
                    problems,
                    "the alias " + ShownText.quoted(key.get()) + " has more than " + Names.LONGEST_KEY + " characters");
        }
        return key;
    }

    /**
     * Reports each field that JSON could not tell from one before it.
     *
     * @param places of fields by their names
     */
    void refuseSameKeys(List<Field> fields, Function<String, SchemaPlace> places) {
        Map<String, Field> byWireName = new HashMap<>();
        for (Field field : fields) {
            Field other = byWireName.putIfAbsent(field.wireName(), field);
            if (other != null && !other.name().equals(field.name())) {
                places.apply(field.name())
                        .tell(
                                problems,
                                "has the key %s, as the field %s has; a key is the first alias that is no name"
                                        .formatted(ShownText.quoted(field.wireName()), SafeName.show(other.name())));
            }
        }
    }
}
