package io.wirecost.compiler.read.jsonschema;

import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonPlaces;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * A file of JSON Schema.
 *
 * @param name for messages
 * @param address of the file, below which its own {@code $id} is
 * @param places where the parts of its text stand
 */
record JsonSchemaFile(String name, Path file, String address, String text, Json json, JsonPlaces places) {
    SchemaNode root() {
        return node("", json, address);
    }

    /** A part, whose own {@code $id} changes what its references are relative to. */
    SchemaNode node(String pointer, Json value, String base) {
        return new SchemaNode(
                this, pointer, id(value).map(id -> resolved(base, id)).orElse(base), value);
    }

    private static Optional<String> id(Json json) {
        if (!(json instanceof Json.Obj object)) {
            return Optional.empty();
        }
        Map<String, Json> members = object.members();
        Json id = members.getOrDefault("$id", members.get("id"));
        return id instanceof Json.Str text && !text.value().startsWith("#") && !members.containsKey("$ref")
                ? Optional.of(text.value())
                : Optional.empty();
    }

    /** An address relative to another; as it is where it is none. */
    static String resolved(String base, String address) {
        try {
            String whole = URI.create(base).resolve(address.replace(" ", "%20")).toString();
            return whole.endsWith("#") ? whole.substring(0, whole.length() - 1) : whole;
        } catch (IllegalArgumentException e) {
            return address;
        }
    }

    /** The part that a pointer means, as it stands behind the number sign of an address. */
    Optional<SchemaNode> at(String fragment, SchemaNode from) {
        SchemaNode node = from;
        if (fragment.isEmpty()) {
            return Optional.of(node);
        }
        for (String part : fragment.substring(1).split("/", -1)) {
            String key = URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8)
                    .replace("~1", "/")
                    .replace("~0", "~");
            Json next = null;
            if (node.json() instanceof Json.Obj object) {
                next = object.members().get(key);
            } else if (node.json() instanceof Json.Arr array && key.matches("[0-9]{1,6}")) {
                int index = Integer.parseInt(key);
                next = index < array.elements().size() ? array.elements().get(index) : null;
            }
            if (next == null) {
                return Optional.empty();
            }
            node = node(node.pointer() + "/" + key.replace("~", "~0").replace("/", "~1"), next, node.base());
        }
        return Optional.of(node);
    }
}
