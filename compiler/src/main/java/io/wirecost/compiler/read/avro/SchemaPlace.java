package io.wirecost.compiler.read.avro;

import io.wirecost.compiler.value.SafeName;
import io.wirecost.core.schema.Definition;

/**
 * Where in a schema a type stands.
 *
 * @param path from the root record, e.g. {@code acme.Order.items[]}; empty for the root itself
 * @param namespace what a name without one inherits; empty for none
 */
record SchemaPlace(String path, String namespace) {
    static SchemaPlace root() {
        return new SchemaPlace("", "");
    }

    /** @param suffix {@code []} for elements, {@code {}} for a map's values */
    SchemaPlace inside(String suffix) {
        return new SchemaPlace(path + suffix, namespace);
    }

    /** Inside a definition: its namespace holds, and the path starts with the root record's name. */
    SchemaPlace inDefinition(String fullName) {
        String simple = Definition.simpleName(fullName);
        String inherited = fullName.substring(0, Math.max(0, fullName.length() - simple.length() - 1));
        return new SchemaPlace(path.isEmpty() ? SafeName.show(fullName) : path, inherited);
    }

    /** The name with this place's namespace, unless it has one of its own. */
    String fullName(String name) {
        return name.contains(".") || namespace.isEmpty() ? name : namespace + "." + name;
    }
}
