package io.wirecost.compiler.target;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The schema and files that the compiler emits for one target from one schema.
 *
 * @param schema the target's own schema; empty for targets that have none but classes
 * @param documented the schema, or the classes of a target that has nothing but these, with what the user's schema says beside
 *     types: documentation, defaults and aliases. It is for people; nothing is generated from it, and nothing loads it. Empty for
 *     targets that do not keep these
 * @param files what is loaded, in any language: texts by paths with slashes between their parts, below a folder that they
 *     cannot leave
 * @param notes one line for everything that is renamed, boxed or otherwise unlike the schema
 */
public record Emission(
        Optional<DerivedSchema> schema,
        Optional<DerivedSchema> documented,
        Map<String, String> files,
        List<String> notes) {
    public Emission {
        files = new TreeMap<>(files);
        files.keySet().forEach(Emission::requireInside);
        notes = List.copyOf(notes);
    }

    /** Creates the emission of a target that does not keep documentation, defaults or aliases. */
    public Emission(Optional<DerivedSchema> schema, Map<String, String> files, List<String> notes) {
        this(schema, Optional.empty(), files, notes);
    }

    /** The target's own schema, or its classes in one file, for a reader. */
    public Optional<DerivedSchema> shown() {
        return documented.or(() -> schema);
    }

    /**
     * A schema in the target's own language.
     *
     * @param fileName with the target's usual ending, e.g. {@code schema.proto}
     */
    public record DerivedSchema(String fileName, String text) {
        public DerivedSchema {
            requireInside(fileName);
        }
    }

    /** Writes the files below a folder. */
    public void writeFiles(Path folder) throws IOException {
        for (Map.Entry<String, String> text : files.entrySet()) {
            Path file = folder.resolve(text.getKey());
            Files.createDirectories(file.getParent());
            Files.writeString(file, text.getValue());
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

    private static void requireInside(String path) {
        if (!Arrays.stream(path.split("/", -1)).allMatch(Emission::isName)) {
            throw new IllegalArgumentException("expected the path of a file below its folder, got " + path);
        }
    }

    /** On every system: a backslash and a colon lead elsewhere on Windows. */
    private static boolean isName(String part) {
        return !List.of("", ".", "..").contains(part) && part.chars().noneMatch(c -> "\\:\0".indexOf(c) >= 0);
    }
}
