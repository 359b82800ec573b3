package io.wirecost.compiler;

import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.read.SchemaFile;
import io.wirecost.compiler.read.SchemaReader;
import io.wirecost.compiler.read.avro.AvroSchemaReader;
import io.wirecost.core.InputException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Every schema language that we read. A new one is added here. */
public final class SchemaReaders {
    private static final List<SchemaReader> ALL = List.of(new AvroSchemaReader());

    private SchemaReaders() {}

    public static List<SchemaReader> all() {
        return ALL;
    }

    public static Optional<SchemaReader> byLanguage(String language) {
        return ALL.stream().filter(r -> r.language().equals(language)).findFirst();
    }

    /** The reader that recognises a file's name; the first of the list if none does, since a name promises nothing. */
    public static SchemaReader forFile(String fileName) {
        return ALL.stream().filter(r -> r.recognises(fileName)).findFirst().orElse(ALL.get(0));
    }

    /**
     * Reads a user's file.
     *
     * @throws InputException if there is no such file, it cannot be read, or its text is no schema
     */
    public static ReadSchema read(Path file) throws InputException {
        String expected = ALL.stream().map(SchemaReader::expected).collect(Collectors.joining(" or "));
        String name = String.valueOf(file.getFileName());
        return forFile(name).read(SchemaFile.text(file, expected), name);
    }
}
