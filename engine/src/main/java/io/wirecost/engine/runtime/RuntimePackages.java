package io.wirecost.engine.runtime;

import io.wirecost.compiler.build.CacheUse;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.core.Checksum;
import io.wirecost.core.InputException;
import io.wirecost.engine.files.Leftovers;
import io.wirecost.engine.runtime.RuntimeDescription.Artifact;
import io.wirecost.engine.runtime.RuntimeDescription.Packages;
import io.wirecost.engine.runtime.RuntimeDescription.Part;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where a runtime's packages are kept: {@code runtimes/<runtime>-<key>} in the cache, or the folder that the packages'
 * variable already names. The key covers the files that say which packages they are, the kind of machine, and the first
 * numbers of each program's version, since some packages are compiled for them.
 */
public final class RuntimePackages {
    private static final int KEY_DIGITS = 12;

    /** How the folder of an installation begins that is not finished. */
    private static final String UNFINISHED = "tmp-";

    private final RuntimeDescription runtime;
    private final Path folder;
    private final boolean given;

    private RuntimePackages(RuntimeDescription runtime, Path folder, boolean given) {
        this.runtime = runtime;
        this.folder = folder;
        this.given = given;
    }

    /** @param found all programs of the runtime */
    static RuntimePackages of(RuntimeDescription runtime, List<FoundProgram> found, Programs programs, Path cacheFolder)
            throws IOException {
        Optional<String> given = runtime.packages().flatMap(packages -> programs.variable(packages.variable()));
        Path folder = given.isPresent()
                ? Path.of(given.get())
                : cacheFolder.resolve("runtimes").resolve(runtime.name() + "-" + key(runtime, found));
        return new RuntimePackages(runtime, folder.toAbsolutePath().normalize(), given.isPresent());
    }

    private static String key(RuntimeDescription runtime, List<FoundProgram> found) throws IOException {
        MessageDigest digest = Checksum.sha256();
        String machine = found.stream()
                .map(FoundProgram::series)
                .flatMap(Optional::stream)
                .map(series -> "\0" + series)
                .collect(Collectors.joining());
        digest.update((InstalledTools.platform() + machine).getBytes(StandardCharsets.UTF_8));
        for (String file : runtime.packages().map(Packages::files).orElse(List.of())) {
            byte[] content = Files.readAllBytes(runtime.folder().resolve(file));
            digest.update("\0%s\0%d\0".formatted(file, content.length).getBytes(StandardCharsets.UTF_8));
            digest.update(content);
        }
        return Checksum.hex(digest).substring(0, KEY_DIGITS);
    }

    /** The folder, whether or not it is there yet. */
    public Path folder() {
        return folder;
    }

    /** Returns whether a variable names the folder, which then is a user's own. */
    public boolean isGiven() {
        return given;
    }

    /** Returns whether a part is there. */
    public boolean has(Part part) {
        return Files.exists(folder.resolve(part.name()));
    }

    /** The first part that is not there and without which no codec can be executed. */
    Optional<Part> lacking() {
        return runtime.parts().stream()
                .filter(part -> !part.optional() && !has(part))
                .findFirst();
    }

    /** Returns the artifact's file; empty if it is not here. */
    Optional<Path> find(Artifact artifact) {
        return Optional.of(file(artifact)).filter(Files::isExecutable);
    }

    private Path file(Artifact artifact) {
        return folder.resolve("bin").resolve(artifact.file());
    }

    /** Puts files into a folder. */
    @FunctionalInterface
    public interface Maker {
        /** @param work absolute */
        void make(Path work) throws IOException;
    }

    /**
     * Has a part installed into a folder beside, and moves it here when it is complete.
     *
     * @param maker finds copies of the runtime's files that name the packages
     * @throws InputException if another process installs packages right now
     */
    public void install(Part part, Maker maker) throws InputException, IOException {
        Packages packages = runtime.packages().orElseThrow();
        work(work -> {
            for (String file : packages.files()) {
                Files.copy(runtime.folder().resolve(file), work.resolve(file));
            }
            maker.make(work);
            Path made = work.resolve(part.name());
            if (!Files.exists(made)) {
                throw new IOException(
                        "%s has installed no %s".formatted(String.join(" ", part.install()), part.name()));
            }
            Files.createDirectories(folder);
            Files.move(made, folder.resolve(part.name()), StandardCopyOption.ATOMIC_MOVE);
        });
    }

    /**
     * Has an artifact's file fetched into a folder of its own, and moves it here when it is complete.
     *
     * @param maker is to leave one file
     * @throws InputException if another process installs packages right now
     */
    public void fetch(Artifact artifact, Maker maker) throws InputException, IOException {
        work(work -> {
            maker.make(work);
            Path fetched = onlyFile(work, artifact);
            if (!fetched.toFile().setExecutable(true)) {
                throw new IOException("cannot make %s executable".formatted(fetched));
            }
            Files.createDirectories(file(artifact).getParent());
            Files.move(fetched, file(artifact), StandardCopyOption.ATOMIC_MOVE);
        });
    }

    private static Path onlyFile(Path work, Artifact artifact) throws IOException {
        try (Stream<Path> files = Files.list(work)) {
            return files.findFirst().orElseThrow(() -> new IOException("no file came of " + artifact.coordinates()));
        }
    }

    /** Nobody else is at work in the cache meanwhile, so what is unfinished there was left by a process that has died. */
    private void work(Maker maker) throws InputException, IOException {
        Path place = folder.getParent();
        CacheUse alone = CacheUse.exclusive(place)
                .orElseThrow(() -> new InputException(
                        "another wirecost installs packages in %s; run this again when it has ended".formatted(place)));
        try {
            deleteUnfinished(place);
            Path work = Files.createTempDirectory(place, unfinished());
            try {
                maker.make(work);
            } finally {
                Leftovers.deleteFolder(work);
            }
        } finally {
            alone.close();
        }
    }

    private void deleteUnfinished(Path place) throws IOException {
        try (Stream<Path> files = Files.list(place)) {
            for (Path left : files.filter(this::isUnfinished).toList()) {
                Leftovers.deleteFolder(left);
            }
        }
    }

    private boolean isUnfinished(Path path) {
        return path.getFileName().toString().startsWith(unfinished());
    }

    private String unfinished() {
        return UNFINISHED + runtime.name() + "-";
    }
}
