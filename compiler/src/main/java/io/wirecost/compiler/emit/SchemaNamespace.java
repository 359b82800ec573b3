package io.wirecost.compiler.emit;

import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The namespace of a schema's root, for a derived schema that people adopt.
 *
 * @param parts from the outermost one; none if the root has no namespace
 */
public record SchemaNamespace(List<String> parts) {
    public SchemaNamespace {
        parts = List.copyOf(parts);
    }

    /**
     * Returns the namespace; {@code _} follows each part that Java or the language reserves.
     *
     * @param words that the language reserves
     */
    public static SchemaNamespace of(Schema schema, Set<String> words) {
        List<String> names = List.of(schema.root().name().split("\\."));
        return new SchemaNamespace(names.subList(0, names.size() - 1).stream()
                .map(part -> words.contains(part) || JavaNames.RESERVED.contains(part) ? part + "_" : part)
                .toList());
    }

    /** Returns the lines of a file that name this; empty if there is no namespace. */
    public String lines(String format) {
        return parts.isEmpty() ? "" : format.replace("%s", dotted());
    }

    /** Returns the parts with dots between them. */
    public String dotted() {
        return String.join(".", parts);
    }

    /** Returns the parts as one word, each with a capital letter, or another word if there is no namespace. */
    public String camelCase(String otherwise) {
        return parts.isEmpty()
                ? otherwise
                : parts.stream().map(JavaNames::capitalize).collect(Collectors.joining());
    }
}
