package io.wirecost.topics.registry;

import java.util.List;

/**
 * A schema with all that it refers to.
 *
 * @param text of the schema itself
 * @param references before those that refer to them, each once
 */
public record RegisteredSchema(SchemaLanguage language, String text, List<Reference> references) {
    public RegisteredSchema {
        references = List.copyOf(references);
    }

    /**
     * A schema that another one refers to.
     *
     * @param name by which it is referred to: a type, an import or an address
     */
    public record Reference(String name, String text) {}

    /** The texts, the schema itself last. */
    public List<String> texts() {
        return java.util.stream.Stream.concat(
                        references.stream().map(Reference::text), java.util.stream.Stream.of(text))
                .toList();
    }
}
