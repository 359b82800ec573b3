package io.wirecost.compiler.build;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Target;
import io.wirecost.compiler.target.Tools;
import io.wirecost.core.Checksum;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Schema;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Generated and compiled code on disk. The key covers everything that the code is made from: the emitted text, the
 * target's own compiler, the JDK and the libraries compiled against; so an entry never needs to be invalidated.
 */
public final class CodeCache {
    /** How the folder of a build begins that is not finished. */
    static final String UNFINISHED = "tmp-";

    private final Path folder;
    private final Tools tools;

    public CodeCache(Path folder, Tools tools) {
        this.folder = folder;
        this.tools = tools;
    }

    /**
     * Compiled classes of a target for a schema, made now if they are not there yet.
     *
     * @param classPath jars and folders that the generated sources refer to
     * @throws io.wirecost.compiler.target.ToolException if the target's compiler is missing or fails, or what it has made
     *     does not compile
     */
    public Generated build(Schema schema, Target target, List<Path> classPath) throws IOException {
        Emission emission = target.emit(schema);
        Path entry = folder.resolve(target.id() + "-" + key(emission, target, classPath));
        Path classes = entry.resolve("classes");
        if (Files.isDirectory(classes)) {
            return new Generated(classes, emission, true);
        }
        Files.createDirectories(folder);
        Path work = Files.createTempDirectory(folder, UNFINISHED + target.id() + "-");
        try {
            make(emission, target, classPath, work);
            moveInto(work, entry);
        } finally {
            delete(work);
        }
        return new Generated(classes, emission, false);
    }

    private void make(Emission emission, Target target, List<Path> classPath, Path work) throws IOException {
        Path sources = Files.createDirectories(work.resolve("sources"));
        target.generate(emission, sources, tools);
        Path classes = work.resolve("classes");
        Javac.compile(sources, classes, classPath, target.annotationProcessors());
        if (emission.schema().isPresent()) {
            Path resource = classes.resolve(GeneratedCode.schemaResource(target.id()));
            Files.createDirectories(resource.getParent());
            Files.writeString(resource, emission.schema().get().text());
        }
    }

    private static void moveInto(Path work, Path entry) throws IOException {
        try {
            Files.move(work, entry, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException e) {
            if (!Files.isDirectory(entry)) { // otherwise another process was faster, with the same content
                throw e;
            }
        }
    }

    private String key(Emission emission, Target target, List<Path> classPath) throws IOException {
        MessageDigest digest = Checksum.sha256();
        add(digest, Runtime.version().toString());
        emission.schema().ifPresent(s -> add(digest, s.text()));
        emission.sources().forEach((name, text) -> add(digest, name + '\0' + text));
        for (String tool : target.tools()) {
            add(digest, tools.executable(tool).getFileName().toString());
        }
        for (Path path : classPath) {
            add(digest, path.getFileName() + " " + (Files.isRegularFile(path) ? Files.size(path) : path));
        }
        return Checksum.hex(digest).substring(0, 32);
    }

    private static void add(MessageDigest digest, String text) {
        digest.update(text.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
