package io.wirecost.compiler.read.avro;

import io.wirecost.compiler.read.SafeName;
import io.wirecost.core.schema.Definition;

/**
 * Where in a schema a type stands.
 *
 * @param path from the root record, e.g. {@code acme.Order.items[]}; empty for the root itself
 * @param namespace what a name without one inherits; empty for none
 */
record Place(String path, String namespace) {
    static Place root() {
        return new Place("", "");
    }

    /** @param suffix {@code []} for elements, {@code {}} for a map's values */
    Place inside(String suffix) {
        return new Place(path + suffix, namespace);
    }

    /** Inside a definition: its namespace holds, and the path starts with the root record's name. */
    Place inDefinition(String fullName) {
        String simple = Definition.simpleName(fullName);
        String inherited = fullName.substring(0, Math.max(0, fullName.length() - simple.length() - 1));
        return new Place(path.isEmpty() ? SafeName.show(fullName) : path, inherited);
    }

    /** The name with this place's namespace, unless it has one of its own. */
    String fullName(String name) {
        return name.contains(".") || namespace.isEmpty() ? name : namespace + "." + name;
    }
}
