package io.wirecost.contract.node;

import io.wirecost.contract.Prerequisite;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A folder with code of JavaScript. Wirecost itself needs no tool that checks it: where one is missing, the tests that need
 * it are skipped and say how to install it, as {@link Prerequisite} does.
 *
 * @param path absolute
 */
public record NodeFolder(Path path) {
    /** What a finished process printed. */
    public record Outcome(int exitCode, String output) {}

    /** Makes sure that Node and npm are there. */
    public static void requireNode() {
        if (!isOnPath("node") || !isOnPath("npm")) {
            Prerequisite.missing(
                    "Node is not installed; install Node 20 or newer with npm (Debian: apt-get install nodejs npm)");
        }
    }

    /**
     * Makes sure that the packages of package-lock.json are there.
     *
     * @param one of the packages, by which it is seen whether they are
     */
    public void requirePackages(String one) {
        requireNode();
        if (!Files.isDirectory(path.resolve("node_modules").resolve(one))) {
            // Not `npm ci`: it insists on Biome's executables for every other platform, which not all registries have.
            Outcome installed = run(Map.of(), "npm", "install", "--no-save");
            if (installed.exitCode() != 0) {
                Prerequisite.missing("tools cannot be installed; run `npm install --no-save` in %s:\n%s"
                        .formatted(path, installed.output()));
            }
        }
    }

    /**
     * Runs a command here.
     *
     * @param environment variables beside those of this process
     */
    public Outcome run(Map<String, String> environment, String... command) {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(path.toFile()).redirectErrorStream(true);
        builder.environment().putAll(environment);
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Outcome(process.waitFor(), output);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
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
