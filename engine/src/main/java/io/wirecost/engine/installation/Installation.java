package io.wirecost.engine.installation;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The folder that the build lays out: {@code tools/}, {@code harness/*.jar}, {@code codecs/<module>/lib/*.jar},
 * {@code compressions/*.jar} and {@code runners/<runtime>/}.
 *
 * @param folder absolute
 */
public record Installation(Path folder) {
    /** @throws InputException if the folder is not an installation */
    public static Installation at(Path folder) throws InputException {
        Path absolute = folder.toAbsolutePath().normalize();
        for (String part : List.of("harness", "codecs")) {
            if (!Files.isDirectory(absolute.resolve(part))) {
                throw new InputException(
                        "%s is no installation of wirecost: it has no folder %s; build one with: mvn package"
                                .formatted(absolute, part));
            }
        }
        return new Installation(absolute);
    }

    /** Every codec module, by name. */
    public List<CodecModule> modules() throws IOException {
        List<CodecModule> modules = new ArrayList<>();
        for (Path module : list(folder.resolve("codecs"))) {
            Path lib = module.resolve("lib");
            if (Files.isDirectory(lib)) {
                modules.add(new CodecModule(module.getFileName().toString(), jars(lib), true));
            }
        }
        return modules;
    }

    /** Returns the jars that every measuring JVM has on its class path beside the code under measurement. */
    public List<Path> harnessJars() throws IOException {
        return jars(folder.resolve("harness"));
    }

    /** Folder with a folder for each runtime beside the JVM; it may be missing. */
    public Path runnersFolder() {
        return folder.resolve("runners");
    }

    /** Folder with the jars of compressions, which JVMs load beside the codec; it may be missing. */
    public Path compressionsFolder() {
        return folder.resolve("compressions");
    }

    /** Folder with the services of the pipeline and everything that they need beside the harness. */
    public Path serviceFolder() {
        return folder.resolve("service");
    }

    /** Folder with the embedded broker and everything that it needs. */
    public Path brokerFolder() {
        return folder.resolve("broker");
    }

    /** Returns the jar against which generated code is compiled beside its library: the core. */
    public Path coreJar() throws IOException {
        return harnessJars().stream()
                .filter(jar -> jar.getFileName().toString().startsWith("core-"))
                .findFirst()
                .orElseThrow(() -> new IOException("no core jar in " + folder.resolve("harness")));
    }

    private static List<Path> jars(Path folder) throws IOException {
        return list(folder).stream()
                .filter(file -> file.toString().endsWith(".jar"))
                .toList();
    }

    private static List<Path> list(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }
}
