package io.wirecost.contract.node;

import io.wirecost.contract.Prerequisite;
import io.wirecost.process.Command;
import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A folder with code of JavaScript. Wirecost itself needs no tool that checks it: where one is missing, the tests that need
 * it are skipped and say how to install it, as {@link Prerequisite} does.
 *
 * @param path absolute
 */
public record NodeFolder(Path path) {
    /** For what hangs; all else is quicker, on a busy machine too. */
    private static final Duration TIMEOUT = Duration.ofHours(1);

    /** Makes sure that Node and npm are there. */
    public static void requireNode() {
        if (!isOnPath("node") || !isOnPath("npm")) {
            Prerequisite.missing(
                    "Node is not installed; install Node 20 or newer with npm (Debian: apt-get install nodejs npm)");
        }
    }

    /**
     * Makes sure that the packages of package-lock.json are there. Test JVMs that run side by side wait for each other: what one
     * installs is in its place before it is whole.
     *
     * @param one of the packages, by which it is seen whether they are
     */
    public void requirePackages(String one) throws IOException {
        requireNode();
        Path lock = Files.createDirectories(path.resolve("target")).resolve("packages.lock");
        try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            channel.lock(); // until the channel is closed
            if (!Files.isDirectory(path.resolve("node_modules").resolve(one))) {
                install();
            }
        }
    }

    private void install() throws IOException {
        // Not `npm ci`: it insists on Biome's executables for every other platform, which not all registries have.
        Command.Result installed = run(Map.of(), "npm", "install", "--no-save");
        if (!installed.isSuccess()) {
            Prerequisite.missing("tools cannot be installed; run `npm install --no-save` in %s:\n%s"
                    .formatted(path, installed.output()));
        }
    }

    /**
     * Runs a command here to its end.
     *
     * @param environment variables beside those of this process
     */
    public Command.Result run(Map<String, String> environment, String... command) throws IOException {
        return new Command(List.of(command), TIMEOUT).in(path).with(environment).run();
    }

    /** The files of a folder below that have tests, as paths from here. */
    public String[] tests(String folder) throws IOException {
        try (Stream<Path> files = Files.walk(path.resolve(folder))) {
            return files.map(file -> path.relativize(file).toString())
                    .filter(file -> file.endsWith(".test.mjs"))
                    .sorted()
                    .toArray(String[]::new);
        }
    }

    private static boolean isOnPath(String tool) {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, tool))
                .anyMatch(Files::isExecutable);
    }
}
