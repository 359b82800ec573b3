package io.wirecost.compiler.read.jsonschema;

import io.wirecost.core.json.Json;
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
record Node(Document document, String pointer, String base, Json json) {
    /** File and pointer, for messages. */
    String place() {
        return document.name() + "#" + pointer;
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
    Optional<Node> below(String key) {
        return member(key).map(value -> child(key, value));
    }

    /** The schemas in the object below a key, by their names. */
    Map<String, Node> named(String key) {
        Map<String, Node> named = new LinkedHashMap<>();
        below(key).ifPresent(all -> all.members().forEach((name, value) -> named.put(name, all.child(name, value))));
        return named;
    }

    /** The schemas in the array below a key. */
    List<Node> listed(String key) {
        if (!(members().get(key) instanceof Json.Arr array)) {
            return List.of();
        }
        Node around = child(key, array);
        java.util.ArrayList<Node> nodes = new java.util.ArrayList<>();
        for (Json element : array.elements()) {
            nodes.add(around.child(String.valueOf(nodes.size()), element));
        }
        return nodes;
    }

    private Node child(String key, Json value) {
        return document.node(pointer + "/" + key.replace("~", "~0").replace("/", "~1"), value, base);
    }
}
