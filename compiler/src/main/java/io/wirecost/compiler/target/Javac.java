package io.wirecost.compiler.target;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles Java with the JDK's own compiler.
 *
 * @param processors annotation processors that make more code of the files: their class names, found among the libraries
 */
public record Javac(List<String> processors) implements Toolchain {
    private static final int RELEASE = 17;
    private static final List<String> SETTINGS = List.of("-nowarn", "-Xlint:none", "-g:none");

    public Javac {
        processors = List.copyOf(processors);
    }

    @Override
    public String identity(Tools tools) {
        return "javac " + Runtime.version() + " " + String.join(" ", settings());
    }

    @Override
    public void makeReady(Path sources, Path classes, List<Path> libraries, Tools tools) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new IOException("this Java is a runtime without a compiler; install a JDK 17 or newer");
        }
        List<Path> files;
        try (Stream<Path> all = Files.walk(sources)) {
            files = all.filter(f -> f.toString().endsWith(".java")).toList();
        }
        Files.createDirectories(classes);
        String path = libraries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        List<String> options = new ArrayList<>(settings());
        options.addAll(List.of("-d", classes.toString(), "-classpath", path));
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (StandardJavaFileManager manager =
                compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
            boolean done = files.isEmpty()
                    || compiler.getTask(
                                    null,
                                    manager,
                                    diagnostics,
                                    options,
                                    null,
                                    manager.getJavaFileObjectsFromPaths(files))
                            .call();
            if (!done) {
                throw new ToolException(
                        "generated code does not compile (please report this):\n" + errors(diagnostics));
            }
        }
    }

    private List<String> settings() {
        List<String> settings = new ArrayList<>(
                processors.isEmpty() ? List.of("-proc:none") : List.of("-processor", String.join(",", processors)));
        settings.addAll(SETTINGS);
        settings.addAll(release());
        return settings;
    }

    /** Only a newer JDK has to be told; it opens its history of the JDK's classes for that, each time. */
    private static List<String> release() {
        return Runtime.version().feature() == RELEASE ? List.of() : List.of("--release", String.valueOf(RELEASE));
    }

    private static String errors(DiagnosticCollector<JavaFileObject> diagnostics) {
        return diagnostics.getDiagnostics().stream()
                .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
                .limit(5)
                .map(Object::toString)
                .collect(Collectors.joining("\n"));
    }
}
