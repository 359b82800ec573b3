package io.wirecost.engine.runner;

import io.wirecost.compiler.build.Entries;
import io.wirecost.compiler.derive.DerivedFiles;
import io.wirecost.compiler.derive.DomainFiles;
import io.wirecost.compiler.target.MissingToolException;
import io.wirecost.compiler.target.ToolException;
import io.wirecost.core.Checksum;
import io.wirecost.core.Outcome;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.engine.worker.AnswerMembers;
import io.wirecost.engine.worker.Processes;
import io.wirecost.engine.worker.Request;
import io.wirecost.engine.worker.WorkOrder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Folders with classes of domain objects, with derived schemas, and with what a runner generates from these. They are kept beside the JVM's generated code
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
    private final Map<String, String> domainFiles;
    private final Entries entries;

    CodeFolders(Processes processes, Handshake handshake, RunnerCommand command, Path schemaFile, WorkOrder order) {
        this.processes = processes;
        this.handshake = handshake;
        this.command = command;
        this.schema = order.dataset().schema();
        this.schemaFile = schemaFile;
        this.domainFiles =
                handshake.domain().map(kind -> DomainFiles.of(kind, schema)).orElse(Map.of());
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
        Optional<Path> domain = domain();
        if (codec.schema().isEmpty()) {
            return new Prepared(codec, domain, Optional.empty(), Optional.empty());
        }
        Map<String, String> files = new TreeMap<>(DerivedFiles.of(codec.schema().get(), schema));
        String kind = handshake.runtime().name() + "-" + codec.name().replaceAll("[._]", "-");
        Path entry = entries.get(kind, key(codec, files), work -> make(codec, domain, files, work));
        return prepared(codec, domain, entry);
    }

    private static Prepared prepared(ForeignCodec codec, Optional<Path> domain, Path folder) {
        return new Prepared(
                codec, domain, Optional.of(folder.resolve(DERIVED)), Optional.of(folder.resolve(GENERATED)));
    }

    /** The classes that all codecs of the runner have in common, made now if they are not there yet. */
    private Optional<Path> domain() throws IOException {
        if (handshake.domain().isEmpty()) {
            return Optional.empty();
        }
        MessageDigest digest = Checksum.sha256();
        add(digest, domainFiles);
        String kind = "domain-" + handshake.domain().get();
        return Optional.of(entries.get(kind, key(digest), work -> write(domainFiles, work)));
    }

    private static void write(Map<String, String> files, Path folder) throws IOException {
        for (Map.Entry<String, String> file : files.entrySet()) {
            Files.writeString(folder.resolve(file.getKey()), file.getValue());
        }
    }

    private void make(ForeignCodec codec, Optional<Path> domain, Map<String, String> files, Path work)
            throws IOException {
        Prepared prepared = prepared(codec, domain, work);
        write(files, Files.createDirectory(work.resolve(DERIVED)));
        Files.createDirectory(work.resolve(GENERATED));
        Outcome<AnswerMembers> answer = processes.ask(
                command.launch(),
                prepared.into(Request.of("prepare").with("codec", codec.name()).with("schema", schemaFile)));
        Outcome<Optional<String>> missing =
                AnswerMembers.read(answer, "prepare", members -> members.optionalText("missing"));
        if (missing.failure().isPresent()) {
            throw new ToolException(missing.failure().get());
        } else if (missing.value().isPresent()) {
            throw new MissingToolException(missing.value().get());
        }
    }

    /** Covers the runner's own code, the library, the runtime and the texts that the code is made from. */
    private String key(ForeignCodec codec, Map<String, String> files) {
        MessageDigest digest = Checksum.sha256();
        add(digest, command.identity().orElse(""));
        add(digest, handshake.runtime().version());
        add(digest, codec.name());
        add(digest, codec.info().version());
        add(digest, SchemaText.format(schema));
        add(digest, files);
        add(digest, domainFiles);
        return key(digest);
    }

    private static String key(MessageDigest digest) {
        return Checksum.hex(digest).substring(0, KEY_DIGITS);
    }

    private static void add(MessageDigest digest, Map<String, String> files) {
        files.forEach((name, text) -> {
            add(digest, name);
            add(digest, text);
        });
    }

    private static void add(MessageDigest digest, String text) {
        digest.update(text.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
    }
}
