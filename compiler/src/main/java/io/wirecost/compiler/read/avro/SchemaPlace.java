package io.wirecost.compiler.read.avro;

import io.wirecost.compiler.value.SafeName;
import io.wirecost.core.Problems;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonPlaces;
import io.wirecost.core.json.TextPlace;
import io.wirecost.core.schema.Definition;
import java.util.Optional;

/**
 * Where in a schema a type stands.
 *
 * @param path from the root record, e.g. {@code acme.Order.items[]}; empty for the root itself
 * @param namespace what a name without one inherits; empty for none
 * @param texts where the parts of the schema's texts stand
 * @param line file, line and column; empty where the file is a single line
 */
record SchemaPlace(String path, String namespace, JsonPlaces texts, Optional<TextPlace> line) {
    static SchemaPlace root(JsonPlaces texts) {
        return new SchemaPlace("", "", texts, Optional.empty());
    }

    /** The same place, where a part of its text begins. */
    SchemaPlace at(Json part) {
        return new SchemaPlace(path, namespace, texts, texts.of(part).or(() -> line));
    }

    /** The same place by another path. */
    SchemaPlace named(String other) {
        return new SchemaPlace(other, namespace, texts, line);
    }

    /** @param suffix {@code []} for elements, {@code {}} for a map's values */
    SchemaPlace inside(String suffix) {
        return named(path + suffix);
    }

    /** A field of the record at this place. */
    SchemaPlace field(String name) {
        return inside("." + SafeName.show(name));
    }

    /** The same place, where names inherit another namespace. */
    SchemaPlace in(String other) {
        return new SchemaPlace(path, other, texts, line);
    }

    /** Inside a definition: its namespace holds, and the path starts with the root record's name. */
    SchemaPlace inDefinition(String fullName) {
        String simple = Definition.simpleName(fullName);
        String inherited = fullName.substring(0, Math.max(0, fullName.length() - simple.length() - 1));
        return named(path.isEmpty() ? SafeName.show(fullName) : path).in(inherited);
    }

    /** The name with this place's namespace, unless it has one of its own. */
    String fullName(String name) {
        return name.contains(".") || namespace.isEmpty() ? name : namespace + "." + name;
    }

    /** Adds a problem with this place: file, line, column and path, or file and path where they are not known. */
    void tell(Problems problems, String problem) {
        line.ifPresentOrElse(
                at -> problems.add(at + ": " + (path.isEmpty() ? "" : path + ": ") + problem),
                () -> problems.add(path, problem));
    }
}
