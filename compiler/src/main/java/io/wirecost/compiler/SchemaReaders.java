package io.wirecost.compiler;

import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.read.SchemaFile;
import io.wirecost.compiler.read.SchemaReader;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.SchemaSource;
import io.wirecost.compiler.read.avro.AvroIdlReader;
import io.wirecost.compiler.read.avro.AvroSchemaReader;
import io.wirecost.compiler.read.jsonschema.JsonSchemaReader;
import io.wirecost.compiler.read.proto.ProtoSchemaReader;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Every schema language that we read. A new one is added here. */
public final class SchemaReaders {
    private static final SchemaReader USUAL = new AvroSchemaReader();
    private static final List<SchemaReader> ALL =
            List.of(USUAL, new AvroIdlReader(), new ProtoSchemaReader(), new JsonSchemaReader());

    private SchemaReaders() {}

    public static List<SchemaReader> all() {
        return ALL;
    }

    public static Optional<SchemaReader> byLanguage(String language) {
        return ALL.stream().filter(r -> r.language().equals(language)).findFirst();
    }

    /** The reader that recognises a file's name; the first of the list if none does, since a name promises nothing. */
    public static SchemaReader forFile(String fileName) {
        return ALL.stream().filter(r -> r.recognises(fileName)).findFirst().orElse(USUAL);
    }

    /** What a schema may be, for messages. */
    public static String expected() {
        return ALL.stream().map(SchemaReader::expected).collect(Collectors.joining(", "));
    }

    /**
     * Reads a user's schema. What language it is in is told by its content, and by names where this says nothing.
     *
     * @throws InputException if a file is not there or cannot be read, or the texts are no schema
     */
    public static ReadSchema read(SchemaRequest request) throws InputException {
        List<SchemaSource> texts = texts(request);
        Set<SchemaReader> readers = new LinkedHashSet<>();
        for (SchemaSource text : texts) {
            readers.add(reader(text));
        }
        if (readers.size() > 1) {
            throw new InputException("--schema: the files are of several languages: "
                    + readers.stream().map(SchemaReader::expected).collect(Collectors.joining(", "))
                    + "; give files of one");
        }
        ReadSchema read = read(readers.iterator().next(), request, texts);
        List<String> unused = request.ways().unused();
        if (!unused.isEmpty()) {
            throw new InputException(unused);
        }
        return read;
    }

    private static ReadSchema read(SchemaReader reader, SchemaRequest request, List<SchemaSource> texts)
            throws InputException {
        try {
            return reader.read(request, texts);
        } catch (StackOverflowError e) {
            String files = texts.stream().map(SchemaSource::name).collect(Collectors.joining(", "));
            throw new InputException(
                    files + ": types lie too deep in each other; define inner ones with a name, and refer to it");
        }
    }

    private static SchemaReader reader(SchemaSource text) throws InputException {
        Optional<SchemaReader> byContent =
                ALL.stream().filter(r -> r.isIn(text.text())).findFirst();
        if (byContent.isPresent()) {
            return byContent.get();
        }
        SchemaFile.refuseOther(text, expected());
        return forFile(text.name());
    }

    private static List<SchemaSource> texts(SchemaRequest request) throws InputException {
        Problems problems = new Problems();
        List<SchemaSource> texts = new ArrayList<>();
        for (Path given : request.files()) {
            problems.collect(() -> {
                for (Path file : Files.isDirectory(given) ? inFolder(given) : List.of(given)) {
                    texts.add(SchemaFile.text(file, expected()));
                }
                return given;
            });
        }
        problems.refuse();
        return texts;
    }

    private static List<Path> inFolder(Path folder) throws InputException {
        List<Path> files = SchemaFile.inFolder(
                folder, name -> name.endsWith(".json") || ALL.stream().anyMatch(r -> r.recognises(name)));
        if (files.isEmpty()) {
            throw new InputException(folder + ": is a folder without schemas; expected " + expected());
        }
        return files;
    }
}
