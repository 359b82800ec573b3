package io.wirecost.compiler.read.jsonschema;

import io.wirecost.core.InputException;
import io.wirecost.core.json.Json;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a schema says about the shape of a value, with what its references and its {@code allOf} say. Rules that only forbid
 * values are left to the validator.
 */
final class Facets {
    /** Keywords that say something about a shape. */
    private static final Set<String> SHAPE = Set.of(
            "$ref",
            "type",
            "properties",
            "additionalProperties",
            "patternProperties",
            "items",
            "prefixItems",
            "enum",
            "const",
            "allOf",
            "anyOf",
            "oneOf",
            "format",
            "contentEncoding");

    private final Documents documents;
    private final boolean isRefAlone;
    private final Set<String> seen = new HashSet<>();

    /** Types that the value may have; empty where nothing is said. */
    final Set<String> types = new LinkedHashSet<>();

    final Map<String, SchemaNode> properties = new LinkedHashMap<>();
    final Map<String, SchemaNode> patterns = new LinkedHashMap<>();
    final Set<String> required = new HashSet<>();
    final Map<String, Json> rules = new LinkedHashMap<>();
    final List<List<SchemaNode>> choices = new ArrayList<>();
    Optional<SchemaNode> items = Optional.empty();
    Optional<SchemaNode> additional = Optional.empty();
    Optional<List<Json>> words = Optional.empty();
    Optional<SchemaNode> tuple = Optional.empty();
    Optional<SchemaNode> chosen = Optional.empty();
    boolean nullable;
    boolean isClosed;

    /** @param isRefAlone whether a reference hides what stands beside it, as up to draft 7 */
    Facets(Documents documents, boolean isRefAlone) {
        this.documents = documents;
        this.isRefAlone = isRefAlone;
    }

    /** Whether a schema says something about a shape, and does not only forbid values. */
    static boolean hasShape(SchemaNode node) {
        return node.members().keySet().stream().anyMatch(SHAPE::contains);
    }

    /** Whether a choice that was taken out says all of the shape, but perhaps for the types. */
    boolean isChoiceAlone() {
        return properties.isEmpty() && patterns.isEmpty() && choices.isEmpty() && items.isEmpty() && words.isEmpty();
    }

    Facets add(SchemaNode node) throws InputException {
        if (!seen.add(node.place())) {
            return this;
        }
        Optional<String> reference = node.text("$ref");
        if (reference.isPresent()) {
            add(documents.resolve(node, reference.get()));
            if (isRefAlone) {
                return this;
            }
        }
        for (SchemaNode part : node.listed("allOf")) {
            add(part);
        }
        own(node);
        return this;
    }

    private void own(SchemaNode node) {
        documents.rules().addAll(node);
        types(node);
        properties.putAll(missing(node.named("properties")));
        patterns.putAll(node.named("patternProperties"));
        if (node.members().get("required") instanceof Json.Arr array) {
            array.elements().forEach(element -> {
                if (element instanceof Json.Str name) {
                    required.add(name.value());
                }
            });
        }
        node.below("additionalProperties")
                .filter(schema -> schema.json() instanceof Json.Obj)
                .ifPresent(schema -> additional = Optional.of(schema));
        isClosed |= new Json.Bool(false).equals(node.members().get("additionalProperties"));
        node.below("prefixItems").ifPresent(schema -> tuple = Optional.of(schema));
        node.below("items").ifPresent(schema -> {
            if (schema.json() instanceof Json.Arr) {
                tuple = Optional.of(schema);
            } else if (items.isEmpty()) {
                items = Optional.of(schema);
            }
        });
        node.member("const").ifPresent(value -> words = Optional.of(List.of(value)));
        if (node.members().get("enum") instanceof Json.Arr array && words.isEmpty()) {
            words = Optional.of(array.elements());
        }
        for (String key : List.of(
                "format",
                "contentEncoding",
                "minimum",
                "maximum",
                "exclusiveMinimum",
                "exclusiveMaximum",
                "multipleOf",
                "pattern",
                "minLength",
                "maxLength")) {
            node.member(key).ifPresent(value -> rules.put(key, value));
        }
        for (String key : List.of("oneOf", "anyOf")) {
            if (node.members().containsKey(key)) {
                choices.add(node.listed(key));
            }
        }
        nullable |= node.member("nullable").filter(new Json.Bool(true)::equals).isPresent();
    }

    /** Those that do not stand here yet; where one stands several times, the one that says more. */
    private Map<String, SchemaNode> missing(Map<String, SchemaNode> named) {
        Map<String, SchemaNode> missing = new LinkedHashMap<>(named);
        missing.entrySet()
                .removeIf(entry -> properties.containsKey(entry.getKey())
                        && (!hasShape(entry.getValue()) || hasShape(properties.get(entry.getKey()))));
        return missing;
    }

    private void types(SchemaNode node) {
        Set<String> own = new LinkedHashSet<>();
        Json type = node.members().get("type");
        if (type instanceof Json.Str name) {
            own.add(name.value());
        } else if (type instanceof Json.Arr array) {
            array.elements().forEach(element -> {
                if (element instanceof Json.Str name) {
                    own.add(name.value());
                }
            });
        }
        if (own.isEmpty()) {
            return;
        } else if (types.isEmpty()) {
            types.addAll(own);
        } else {
            types.retainAll(own);
        }
    }

    /** The types, told from other keywords where none is given. */
    Set<String> told() {
        Set<String> told = new LinkedHashSet<>(types);
        if (told.isEmpty()) {
            if (!properties.isEmpty() || additional.isPresent() || !patterns.isEmpty()) {
                told.add("object");
            } else if (items.isPresent() || tuple.isPresent()) {
                told.add("array");
            } else if (words.isPresent()) {
                words.get().forEach(word -> told.add(typeOf(word)));
            } else if (rules.keySet().stream()
                    .anyMatch(Set.of("format", "pattern", "minLength", "maxLength", "contentEncoding")::contains)) {
                told.add("string");
            } else if (!rules.isEmpty()) {
                told.add("number");
            }
        } else if (words.isPresent() && told.contains("null")) {
            told.removeIf(type -> type.equals("null") && !words.get().contains(new Json.Null()));
        }
        return told;
    }

    private static String typeOf(Json word) {
        if (word instanceof Json.Str) {
            return "string";
        } else if (word instanceof Json.Num number) {
            return number.text().matches("-?[0-9]+") ? "integer" : "number";
        } else if (word instanceof Json.Bool) {
            return "boolean";
        } else if (word instanceof Json.Null) {
            return "null";
        }
        return word instanceof Json.Arr ? "array" : "object";
    }
}
