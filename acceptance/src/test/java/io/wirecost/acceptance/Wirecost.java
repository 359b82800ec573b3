package io.wirecost.acceptance;

import io.wirecost.cli.Main;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.process.Start;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;

/**
 * The installed tool, with a working folder and a code cache of its own.
 *
 * <p>{@link #run} is the front door called in this JVM: what is read, decided, said and returned is the same as in a
 * process, without the second that each JVM takes to start. {@link #launch} starts the process that a user starts, where
 * the process is what is tested:
 *
 * <ul>
 *   <li>it is ended from outside, or ends others: Ctrl-C, signals, services and brokers that must not outlive it
 *   <li>the system limits it: a full disk, a largest file, other system properties
 *   <li>what stands before the front door: the launcher, the class path of the installation, streams and exit codes,
 *       where {@link LaunchedTest} holds the process of a command against a call
 * </ul>
 */
final class Wirecost {
    private static final long TIMEOUT_MINUTES = 5;
    private static final long POLL_MILLIS = 50;
    private static final String CACHE_VARIABLE = "XDG_CACHE_HOME";

    /** A call finds no other runtime, whatever is here: to look at each takes four processes. */
    private static final String PATH_VARIABLE = "PATH";

    /** What a JVM says first when the environment has options for it. */
    private static final Pattern PICKED_UP = Pattern.compile("(?m)^Picked up JAVA_TOOL_OPTIONS: .*\\R");

    /** Generated code that runs of one schema have in common: below the module's output, like all that the build makes. */
    private static final Path SHARED_CACHE = Path.of("target", "cache").toAbsolutePath();

    private final Path folder;
    private final Path cache;
    private final Map<String, String> variables;
    private final String input;

    private Wirecost(Path folder, Path cache, Map<String, String> variables, String input) {
        this.folder = folder;
        this.cache = cache;
        this.variables = variables;
        this.input = input;
    }

    /** @param folder the working folder, which also holds the code cache */
    Wirecost(Path folder) {
        this(folder, folder.resolve("cache"), Map.of(), "");
    }

    /** With code that other tests have generated, where how it comes to be is not what is tested. */
    static Wirecost warm(Path folder) {
        return new Wirecost(folder, SHARED_CACHE, Map.of(), "");
    }

    /** The same with one more environment variable. */
    Wirecost with(String variable, String value) {
        Map<String, String> more = new HashMap<>(variables);
        more.put(variable, value);
        return new Wirecost(folder, cache, Map.copyOf(more), input);
    }

    /** The same with a standard input for its calls. */
    Wirecost withInput(String text) {
        return new Wirecost(folder, cache, variables, text);
    }

    /** What a command, or a process, has said, and how it ended. */
    record Outcome(int exitCode, String out, String err) {}

    /** Calls the front door in this JVM. */
    Outcome run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = Main.execute(surroundings(), new PrintWriter(out, true), new PrintWriter(err, true), arguments);
        return new Outcome(exitCode, out.toString(), err.toString());
    }

    private CommandSurroundings surroundings() {
        Map<String, String> environment = new HashMap<>(System.getenv());
        environment.put(CACHE_VARIABLE, cache.toString());
        environment.put(PATH_VARIABLE, "");
        environment.putAll(variables);
        return CommandSurroundings.of(
                folder,
                Path.of(System.getProperty("wirecost.installation")),
                environment,
                Path.of(System.getProperty("user.home")),
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
    }

    /** Starts the tool in a process of its own and waits for its end. */
    Outcome launch(String... arguments) throws IOException, InterruptedException {
        return launch(builder(arguments));
    }

    /** Starts a process and waits for its end. */
    Outcome launch(ProcessBuilder builder) throws IOException, InterruptedException {
        Path out = Files.createTempFile(folder, "out", ".txt");
        Path err = Files.createTempFile(folder, "err", ".txt");
        Process process = Start.of(builder.redirectOutput(out.toFile()).redirectError(err.toFile()));
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
        environment.put(CACHE_VARIABLE, cache.toString());
        environment.putAll(variables);
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
