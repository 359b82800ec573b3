package io.wirecost.compiler.target;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What one target gets for one schema.
 *
 * @param schema the target's own schema; empty for targets that have none but classes
 * @param documented the same with the documentation, defaults and aliases of the user's schema, for people; nothing is generated
 *     from it. Empty for targets that do not keep these
 * @param sources Java sources by full class name
 * @param notes one line for everything that is renamed, boxed or otherwise unlike the schema
 */
public record Emission(
        Optional<DerivedSchema> schema,
        Optional<DerivedSchema> documented,
        Map<String, String> sources,
        List<String> notes) {
    public Emission {
        sources = new TreeMap<>(sources);
        notes = List.copyOf(notes);
    }

    /** Of a target that keeps none of what counts in no checksum. */
    public Emission(Optional<DerivedSchema> schema, Map<String, String> sources, List<String> notes) {
        this(schema, Optional.empty(), sources, notes);
    }

    /** The target's own schema for a reader. */
    public Optional<DerivedSchema> shown() {
        return documented.or(() -> schema);
    }

    /**
     * A schema in the target's own language.
     *
     * @param fileName with the target's usual ending, e.g. {@code schema.proto}
     */
    public record DerivedSchema(String fileName, String text) {}

    /** Writes the Java sources below a folder, laid out by package. */
    public void writeSources(Path folder) throws IOException {
        for (Map.Entry<String, String> source : sources.entrySet()) {
            Path file = folder.resolve(source.getKey().replace('.', '/') + ".java");
            Files.createDirectories(file.getParent());
            Files.writeString(file, source.getValue());
        }
    }

    /**
     * Writes the schema into a folder, for the target's own compiler.
     *
     * @return the name of the file
     */
    public String writeSchema(Path folder) throws IOException {
        DerivedSchema derived = schema.orElseThrow();
        Files.writeString(folder.resolve(derived.fileName()), derived.text());
        return derived.fileName();
    }
}
