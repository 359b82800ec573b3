package io.wirecost.compiler.target;

import java.io.File;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Compiles Scala with its own compiler, an {@link IsolatedTool} of this process. */
public record Scalac() implements Toolchain {
    private static final String TOOL = "scalac";
    private static final List<String> SETTINGS = List.of(
            "-release:17",
            "-encoding",
            "UTF-8",
            "-nowarn",
            "-g:none",
            "-Xmaxerrs",
            "5",
            // a library's macros stay loaded, and warm, for the next schema
            "-Ycache-macro-class-loader:last-modified");

    /** Each takes a processor and several hundred megabytes. */
    private static final Semaphore AT_ONCE = new Semaphore(2);

    /** Types that lie deep in each other, and macros, go deep. */
    private static final int STACK_BYTES = 256 << 20;

    @Override
    public String identity(Tools tools) throws IOException {
        String jars = tools.jars(TOOL).stream()
                .map(jar -> jar.getFileName().toString())
                .collect(Collectors.joining(" "));
        return "scalac " + jars + " " + String.join(" ", SETTINGS);
    }

    @Override
    public void makeReady(Path sources, Path classes, List<Path> libraries, Tools tools) throws IOException {
        List<String> files;
        try (Stream<Path> all = Files.walk(sources)) {
            files = all.map(Path::toString).filter(f -> f.endsWith(".scala")).toList();
        }
        Files.createDirectories(classes);
        List<Path> jars = tools.jars(TOOL);
        String path = Stream.concat(libraries.stream(), jars.stream().filter(Scalac::isLibrary))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        List<String> arguments = new ArrayList<>(SETTINGS);
        arguments.addAll(List.of("-d", classes.toString(), "-classpath", path));
        arguments.addAll(files);
        String errors = compile(jars, arguments);
        if (!errors.isEmpty()) {
            throw new ToolException("generated code does not compile (please report this):\n" + errors);
        }
    }

    /** What all Scala is compiled against: its own library, and its mirrors of code, which macros look into. */
    private static boolean isLibrary(Path jar) {
        String name = jar.getFileName().toString();
        return name.startsWith("scala-library") || name.startsWith("scala-reflect");
    }

    /** Returns what the compiler has to say against it. */
    private static String compile(List<Path> jars, List<String> arguments) throws IOException {
        Function<String[], String> run = IsolatedTool.run(jars, ScalacRun.class);
        FutureTask<String> task = new FutureTask<>(() -> run.apply(arguments.toArray(String[]::new)));
        Thread thread = new Thread(null, task, TOOL, STACK_BYTES);
        thread.setDaemon(true);
        try {
            AT_ONCE.acquire();
            try {
                thread.start();
                return task.get();
            } finally {
                AT_ONCE.release();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while scalac was running");
        } catch (ExecutionException e) {
            throw new ToolException("scalac threw " + e.getCause());
        }
    }
}
