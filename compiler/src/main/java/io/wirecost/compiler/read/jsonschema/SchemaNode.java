package io.wirecost.compiler.read.jsonschema;

import io.wirecost.core.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A part of a document that is a schema.
 *
 * @param document that it stands in
 * @param pointer where in it; empty for the whole
 * @param base what its references are relative to
 */
record SchemaNode(JsonSchemaFile document, String pointer, String base, Json json) {
    /** File and pointer. */
    String place() {
        return document.name() + "#" + pointer;
    }

    /** File, line, column and pointer, for messages; file and pointer where the line is not known. */
    String shown() {
        return document.places().of(json).map(line -> line + ": #" + pointer).orElse(place());
    }

    /** The whole address of the part. */
    String address() {
        return document.address() + "#" + pointer;
    }

    /** The members; none where the schema is a boolean. */
    Map<String, Json> members() {
        return json instanceof Json.Obj object ? object.members() : Map.of();
    }

    Optional<Json> member(String key) {
        return Optional.ofNullable(members().get(key));
    }

    /** A member that is a text. */
    Optional<String> text(String key) {
        return member(key).filter(Json.Str.class::isInstance).map(text -> ((Json.Str) text).value());
    }

    /** The schema below a key. */
    Optional<SchemaNode> below(String key) {
        return member(key).map(value -> child(key, value));
    }

    /** The schemas in the object below a key, by their names. */
    Map<String, SchemaNode> named(String key) {
        Map<String, SchemaNode> named = new LinkedHashMap<>();
        below(key).ifPresent(all -> all.members().forEach((name, value) -> named.put(name, all.child(name, value))));
        return named;
    }

    /** The schemas in the array below a key. */
    List<SchemaNode> listed(String key) {
        return below(key).map(SchemaNode::elements).orElse(List.of());
    }

    /** The elements of an array; none where there is none. */
    List<SchemaNode> elements() {
        List<SchemaNode> elements = new ArrayList<>();
        if (json instanceof Json.Arr array) {
            array.elements().forEach(element -> elements.add(child(String.valueOf(elements.size()), element)));
        }
        return elements;
    }

    private SchemaNode child(String key, Json value) {
        return document.node(pointer + "/" + key.replace("~", "~0").replace("/", "~1"), value, base);
    }
}
