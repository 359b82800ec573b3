package io.wirecost.acceptance;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;

/** Starts the installed tool in a process of its own, as a user does. */
final class Wirecost {
    private static final long TIMEOUT_MINUTES = 5;
    private static final long POLL_MILLIS = 50;

    /** Tests look at what is done, not at how fast: JVMs that live for seconds need no optimizing compiler. */
    private static final String JVM_OPTIONS = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

    /** What a JVM says first when the environment has options for it. */
    private static final Pattern PICKED_UP = Pattern.compile("(?m)^Picked up JAVA_TOOL_OPTIONS: .*\\R");

    /** Generated code that runs of one schema have in common: below the module's output, like all that the build makes. */
    private static final Path SHARED_CACHE = Path.of("target", "cache").toAbsolutePath();

    private final Path folder;
    private final Path cache;

    private Wirecost(Path folder, Path cache) {
        this.folder = folder;
        this.cache = cache;
    }

    /** @param folder the working folder, which also holds the code cache */
    Wirecost(Path folder) {
        this(folder, folder.resolve("cache"));
    }

    /** With code that other tests have generated, where how it comes to be is not what is tested. */
    static Wirecost warm(Path folder) {
        return new Wirecost(folder, SHARED_CACHE);
    }

    /** What a finished process left. */
    record Outcome(int exitCode, String out, String err) {}

    Outcome run(String... arguments) throws IOException, InterruptedException {
        return run(builder(arguments));
    }

    Outcome run(ProcessBuilder builder) throws IOException, InterruptedException {
        Path out = Files.createTempFile(folder, "out", ".txt");
        Path err = Files.createTempFile(folder, "err", ".txt");
        Process process =
                builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        process.getOutputStream().close();
        if (!process.waitFor(TIMEOUT_MINUTES, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new AssertionError("still running: " + builder.command() + "\n" + read(err));
        }
        return new Outcome(process.exitValue(), read(out), read(err));
    }

    ProcessBuilder builder(String... arguments) throws IOException {
        String installation = System.getProperty("wirecost.installation");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.io.tmpdir=" + temporary(),
                "-Dwirecost.home=" + installation,
                "-cp",
                installation + "/lib/*",
                "io.wirecost.cli.Main"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        Map<String, String> environment = builder.environment();
        environment.put("XDG_CACHE_HOME", cache.toString());
        environment.put("JAVA_TOOL_OPTIONS", JVM_OPTIONS);
        return builder;
    }

    private Path temporary() throws IOException {
        return Files.createDirectories(folder.resolve("tmp"));
    }

    /** Waits until something is so. */
    static void await(BooleanSupplier condition) throws InterruptedException {
        long start = System.nanoTime();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - start > TimeUnit.MINUTES.toNanos(TIMEOUT_MINUTES)) {
                throw new AssertionError("waited in vain");
            }
            Thread.sleep(POLL_MILLIS);
        }
    }

    private static String read(Path file) throws IOException {
        return PICKED_UP.matcher(Files.readString(file, StandardCharsets.UTF_8)).replaceAll("");
    }
}
