package io.wirecost.compiler.read.jsonschema;

import io.wirecost.core.json.Json;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reads OpenAPI's {@code discriminator}: the branches of its choice get the texts of the property that tells them, as rules that any
 * JSON Schema may have. So the shape and the validator know them. A branch that has such a text already keeps it.
 */
final class ToldBranches {
    private final Json document;

    private ToldBranches(Json document) {
        this.document = document;
    }

    /** The same document with these rules. */
    static Json in(Json document) {
        return new ToldBranches(document).of(document);
    }

    private Json of(Json json) {
        if (json instanceof Json.Arr array) {
            Json told = new Json.Arr(array.elements().stream().map(this::of).toList());
            return told.equals(json) ? json : told;
        }
        if (!(json instanceof Json.Obj object)) {
            return json;
        }
        Map<String, Json> members = new LinkedHashMap<>();
        object.members().forEach((key, value) -> members.put(key, of(value)));
        if (members(members.get("discriminator")).get("propertyName") instanceof Json.Str property) {
            Map<String, Json> mapping =
                    members(members(members.get("discriminator")).get("mapping"));
            for (String key : List.of("oneOf", "anyOf")) {
                members.computeIfPresent(
                        key,
                        (choice, branches) -> new Json.Arr(elements(branches)
                                .map(branch -> told(branch, property.value(), mapping))
                                .toList()));
            }
        }
        Json told = new Json.Obj(members);
        return told.equals(json) ? json : told; // the very one, whose place is known
    }

    private Json told(Json branch, String property, Map<String, Json> mapping) {
        if (!(members(branch).get("$ref") instanceof Json.Str reference)) {
            return branch;
        }
        String component = reference.value().substring(reference.value().lastIndexOf('/') + 1);
        List<Json> texts = mapping.entrySet().stream()
                .filter(entry ->
                        entry.getValue().equals(reference) || entry.getValue().equals(new Json.Str(component)))
                .<Json>map(entry -> new Json.Str(entry.getKey()))
                .toList();
        List<Json> tags = texts.isEmpty() ? List.of(new Json.Str(component)) : texts;
        List<Json> known = words(branch, property, new HashSet<>()).orElse(tags);
        if (known.stream().noneMatch(tags::contains) || known.size() == 1 && !known.equals(tags)) {
            return branch;
        }
        Map<String, Json> rule = new LinkedHashMap<>();
        rule.put("properties", object(property, object("enum", new Json.Arr(tags))));
        rule.put("required", new Json.Arr(List.of(new Json.Str(property))));
        Map<String, Json> members = new LinkedHashMap<>();
        members.put("title", new Json.Str(component));
        members.put("allOf", new Json.Arr(List.of(new Json.Obj(rule), branch)));
        return new Json.Obj(members);
    }

    /** The texts that a property of a schema may have; empty if the schema does not say. */
    private Optional<List<Json>> words(Json schema, String property, Set<Json> seen) {
        Json meant = meant(schema);
        if (!seen.add(meant)) {
            return Optional.empty();
        }
        Json own = meant(members(members(meant).get("properties")).get(property));
        Json word = members(own).get("const");
        Json words = members(own).get("enum");
        if (word != null || words != null) {
            return Optional.of(word != null ? List.of(word) : elements(words).toList());
        }
        return elements(members(meant).get("allOf"))
                .flatMap(part -> words(part, property, seen).stream())
                .findFirst();
    }

    /** What a reference into the document means; any other schema is itself. */
    private Json meant(Json schema) {
        if (!(members(schema).get("$ref") instanceof Json.Str reference)
                || !reference.value().startsWith("#/")) {
            return schema;
        }
        Json meant = document;
        for (String part : reference.value().substring(2).split("/", -1)) {
            meant = members(meant).get(part.replace("~1", "/").replace("~0", "~"));
        }
        return meant;
    }

    private static Map<String, Json> members(Json json) {
        return json instanceof Json.Obj object ? object.members() : Map.of();
    }

    private static Stream<Json> elements(Json json) {
        return json instanceof Json.Arr array ? array.elements().stream() : Stream.empty();
    }

    private static Json object(String key, Json value) {
        return new Json.Obj(Map.of(key, value));
    }
}
