package io.wirecost.engine.runtime;

import io.wirecost.core.InputException;
import io.wirecost.engine.installation.Installation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A runtime beside the JVM that can execute codecs, as the file {@value #FILE} in its folder of the installation describes
 * it.
 *
 * @param name as trial ids have it, e.g. {@code node}
 * @param title as people write it, e.g. {@code Node.js}
 * @param folder absolute, with everything that belongs to its runner
 * @param command starts the runner in {@code folder}: one of {@code programs}, and its arguments
 * @param programs without which nothing of the runtime works
 * @param libraries packages of Debian without which some of its codecs are refused
 * @param packages what is kept in the cache for it; empty if the runner needs nothing there
 * @param tools without which some of its codecs are refused
 * @param artifacts from Maven's repositories without which some of its codecs are refused
 * @param variants of the runtime that only other options make
 */
public record RuntimeDescription(
        String name,
        String title,
        Path folder,
        List<String> command,
        List<Program> programs,
        List<String> libraries,
        Optional<Packages> packages,
        List<Tool> tools,
        List<Artifact> artifacts,
        List<Variant> variants) {
    static final String FILE = "runner.json";

    public RuntimeDescription {
        command = List.copyOf(command);
        programs = List.copyOf(programs);
        libraries = List.copyOf(libraries);
        tools = List.copyOf(tools);
        artifacts = List.copyOf(artifacts);
        variants = List.copyOf(variants);
    }

    /** Returns the parts of its packages. */
    public List<Part> parts() {
        return packages.map(Packages::parts).orElse(List.of());
    }

    /**
     * A program that has to be on the path.
     *
     * @param version arguments that make it print its version; empty if any version is good
     * @param atLeast the oldest version that is good; empty if all are. What is compiled for one version is good for all
     *     that begin with as many numbers as this has
     * @param debian packages of Debian that bring it
     */
    public record Program(String name, List<String> version, Optional<String> atLeast, List<String> debian) {
        public Program {
            version = List.copyOf(version);
            debian = List.copyOf(debian);
        }
    }

    /**
     * Libraries that are kept in a folder of the cache.
     *
     * @param variable tells the runner the folder
     * @param files of the runtime's folder that say which libraries they are; installing commands find copies beside them
     * @param parts of the folder
     */
    public record Packages(String variable, List<String> files, List<Part> parts) {
        public Packages {
            files = List.copyOf(files);
            parts = List.copyOf(parts);
        }
    }

    /**
     * Libraries that one command installs.
     *
     * @param name the file or folder that they are in
     * @param optional whether only some codecs need them
     * @param install the command that makes the file or folder in its working folder
     * @param needs programs that the command needs beside those of the runtime
     * @param takes how long it takes, in words; empty for not long
     */
    public record Part(String name, boolean optional, List<String> install, List<Tool> needs, Optional<String> takes) {
        public Part {
            install = List.copyOf(install);
            needs = List.copyOf(needs);
        }
    }

    /**
     * A program of which any version is good.
     *
     * @param debian the package of Debian that brings it
     */
    public record Tool(String name, String debian) {}

    /**
     * A file that a Maven repository has for one kind of machine.
     *
     * @param coordinates group, artifact, version, type and classifier with colons between them
     * @param platform the kind of machine, as tools are filed, e.g. {@code linux-x86_64}
     * @param file what it is called once it is here
     * @param variable tells the runner where it is
     */
    public record Artifact(String coordinates, String platform, String file, String variable) {}

    /**
     * The same runtime with other options. It needs the same and has the same codecs, and takes part where a user names it.
     *
     * @param name as trial ids have it, e.g. {@code php-jit}
     * @param title as people write it, e.g. {@code PHP with JIT}
     * @param command starts its runner
     */
    public record Variant(String name, String title, List<String> command) {
        public Variant {
            command = List.copyOf(command);
        }
    }

    /**
     * Reads the description of one runtime.
     *
     * @param folder of the runtime, with a file {@value #FILE}
     * @throws InputException with everything that is wrong with it, each with its place
     */
    public static RuntimeDescription read(Path folder) throws InputException, IOException {
        return DescriptionReader.read(folder.toAbsolutePath().normalize());
    }

    /**
     * The runtimes of an installation by name.
     *
     * @throws InputException as of one description
     */
    public static List<RuntimeDescription> all(Installation installation) throws InputException, IOException {
        List<RuntimeDescription> found = new ArrayList<>();
        if (Files.isDirectory(installation.runnersFolder())) {
            try (Stream<Path> folders = Files.list(installation.runnersFolder())) {
                for (Path folder : folders.sorted().toList()) {
                    if (Files.isRegularFile(folder.resolve(FILE))) {
                        found.add(read(folder));
                    }
                }
            }
        }
        return found;
    }
}
