package io.wirecost.engine.foreign;

import io.wirecost.compiler.build.Entries;
import io.wirecost.compiler.derive.DerivedFiles;
import io.wirecost.compiler.target.MissingToolException;
import io.wirecost.compiler.target.ToolException;
import io.wirecost.core.Checksum;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.engine.runner.WorkOrder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Folders with derived schemas and with what a runner generates from them. They are kept beside the JVM's generated code
 * where their key can cover all that they are made of, and otherwise only as long as the run.
 */
final class CodeFolders {
    private static final String DERIVED = "derived";
    private static final String GENERATED = "generated";
    private static final int KEY_DIGITS = 32;

    private final Processes processes;
    private final Handshake handshake;
    private final RunnerCommand command;
    private final Schema schema;
    private final Path schemaFile;
    private final Entries entries;

    CodeFolders(Processes processes, Handshake handshake, RunnerCommand command, Path schemaFile, WorkOrder order) {
        this.processes = processes;
        this.handshake = handshake;
        this.command = command;
        this.schema = order.dataset().schema();
        this.schemaFile = schemaFile;
        this.entries = new Entries(
                command.identity().isPresent()
                        ? order.codeCache()
                        : order.folder().file("code"));
    }

    /**
     * What a codec needs, made now if it is not there yet.
     *
     * @throws ToolException if the runner cannot generate its code; a {@link MissingToolException} if it lacks a tool
     */
    Prepared of(ForeignCodec codec) throws IOException {
        if (codec.schema().isEmpty()) {
            return new Prepared(codec, Optional.empty(), Optional.empty());
        }
        Map<String, String> files = new TreeMap<>(DerivedFiles.of(codec.schema().get(), schema));
        String kind = handshake.runtime().name() + "-" + codec.name().replaceAll("[._]", "-");
        Path entry = entries.get(kind, key(codec, files), work -> make(codec, files, work));
        return new Prepared(codec, Optional.of(entry.resolve(DERIVED)), Optional.of(entry.resolve(GENERATED)));
    }

    private void make(ForeignCodec codec, Map<String, String> files, Path work) throws IOException {
        Path derived = Files.createDirectory(work.resolve(DERIVED));
        for (Map.Entry<String, String> file : files.entrySet()) {
            Files.writeString(derived.resolve(file.getKey()), file.getValue());
        }
        Path generated = Files.createDirectory(work.resolve(GENERATED));
        Reply reply = processes.ask(Request.of("prepare")
                .with("codec", codec.name())
                .with("schema", schemaFile)
                .with(DERIVED, derived)
                .with(GENERATED, generated));
        if (reply instanceof Reply.Failed failed) {
            throw new ToolException(failed.reason());
        } else if (reply instanceof Reply.Done done) {
            requireTools(done.members());
        } else {
            throw new ToolException("interrupted");
        }
    }

    private static void requireTools(Members answer) throws IOException {
        try {
            Optional<String> missing = answer.optionalText("missing");
            if (missing.isPresent()) {
                throw new MissingToolException(missing.get());
            }
        } catch (BadAnswer e) {
            throw new ToolException("prepare: " + e.getMessage());
        }
    }

    /** Covers the runner's own code, the library, the runtime and the text that the code is made from. */
    private String key(ForeignCodec codec, Map<String, String> files) {
        MessageDigest digest = Checksum.sha256();
        add(digest, command.identity().orElse(""));
        add(digest, handshake.runtime().version());
        add(digest, codec.name());
        add(digest, codec.info().version());
        add(digest, SchemaText.format(schema));
        files.forEach((name, text) -> {
            add(digest, name);
            add(digest, text);
        });
        return Checksum.hex(digest).substring(0, KEY_DIGITS);
    }

    private static void add(MessageDigest digest, String text) {
        digest.update(text.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
    }
}
