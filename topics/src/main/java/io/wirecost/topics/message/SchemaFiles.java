package io.wirecost.topics.message;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.core.InputException;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.json.ObjectBuilder;
import io.wirecost.topics.registry.RegisteredSchema;
import io.wirecost.topics.registry.RegisteredSchema.Reference;
import io.wirecost.topics.registry.SchemaLanguage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The folder in which a registry's schema lies as the files that a user would have: compilers read files. */
public final class SchemaFiles {
    private static final String REFERENCES = "references";

    private final Path folder;
    private final String name;

    /** @param name of the schema's own file, without its ending */
    public SchemaFiles(Path folder, String name) {
        this.folder = folder;
        this.name = name;
    }

    /** @throws InputException if there is no place for it, or a reference would lie elsewhere */
    void write(RegisteredSchema schema) throws InputException {
        for (Reference reference : schema.references()) {
            write(place(schema.language(), reference), text(schema.language(), reference));
        }
        write(folder.resolve(name + schema.language().ending()), schema.text());
    }

    /** Writes a schema that was found in the messages. */
    void write(String avro) throws InputException {
        write(folder.resolve(name + SchemaLanguage.AVRO.ending()), avro);
    }

    /**
     * Reads the schema that lies here.
     *
     * @param root the type that each record is
     * @param wishes what is wished of it besides
     */
    public ReadSchema read(Optional<String> root, SchemaRequest wishes) throws InputException {
        Path main = Arrays.stream(SchemaLanguage.values())
                .map(language -> folder.resolve(name + language.ending()))
                .filter(Files::exists)
                .findFirst()
                .orElseThrow(() -> new InputException(folder + ": has no schema " + name));
        Path references = folder.resolve(REFERENCES);
        return SchemaReaders.read(new SchemaRequest(
                List.of(main),
                Files.isDirectory(references) ? List.of(references) : List.of(folder),
                root,
                wishes.ways(),
                wishes.tools()));
    }

    /** Returns whether the schema that lies here is a JSON Schema, whose types have no full names. */
    public boolean isJsonSchema() {
        return Files.exists(folder.resolve(name + SchemaLanguage.JSON.ending()));
    }

    private Path place(SchemaLanguage language, Reference reference) throws InputException {
        Path base = language == SchemaLanguage.JSON ? folder : folder.resolve(REFERENCES);
        String file = switch (language) {
            case AVRO -> reference.name() + language.ending();
            case PROTOBUF -> reference.name();
            case JSON ->
                isAddress(reference)
                        ? "reference-" + reference.name().replaceAll("[^A-Za-z0-9]+", "-") + language.ending()
                        : reference.name();
        };
        Path place = base.resolve(file).normalize();
        if (!place.startsWith(base) || place.equals(folder.resolve(name + language.ending()))) {
            throw new InputException(
                    "registry: a schema refers to %s, which is no name of a file".formatted(reference.name()));
        }
        return place;
    }

    private static boolean isAddress(Reference reference) {
        return reference.name().contains(":");
    }

    /** A JSON Schema that is referred to by an address is known by it. */
    private static String text(SchemaLanguage language, Reference reference) throws InputException {
        if (language != SchemaLanguage.JSON
                || !isAddress(reference)
                || !(JsonText.read(reference.text(), reference.name()) instanceof Json.Obj schema)
                || schema.members().containsKey("$id")) {
            return reference.text();
        }
        return JsonText.compact(
                new ObjectBuilder().put("$id", reference.name()).putAll(schema).build());
    }

    private static void write(Path file, String text) throws InputException {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new InputException(file + ": cannot be written: " + e.getMessage());
        }
    }
}
