package io.wirecost.pipeline.service;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.build.CodeCache;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.harness.IsolatedJars;
import io.wirecost.harness.IsolatedMain;
import io.wirecost.process.Start;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Starts services as the engine does: the codec and its classes on the class path, the services' jars aside. A JVM is started where
 * the process is what is tested; otherwise class loaders of this JVM stand for both paths.
 */
final class Jvms {
    private static final Path INSTALLATION = Path.of(System.getProperty("wirecost.installation"));
    private static final List<String> LIBRARIES = List.of(
            "kafka-clients-",
            "HdrHistogram-",
            "jackson-annotations-",
            "jackson-core-",
            "jackson-databind-",
            "jackson-datatype-",
            "slf4j-",
            "lz4-",
            "snappy-",
            "zstd-");

    private final Path folder;
    private final Path serviceJars;
    private final List<Path> classPath;
    private final ClassLoader measuring;
    private final Method main;

    /** @param folder for jars, generated classes and what the JVMs print */
    Jvms(Path folder) throws Exception {
        this.folder = folder;
        this.serviceJars = Files.createDirectory(folder.resolve("service"));
        for (Path entry : testClassPath()) {
            String name = entry.getFileName().toString();
            if (LIBRARIES.stream().anyMatch(name::startsWith)) {
                Files.copy(entry, serviceJars.resolve(name));
            }
        }
        pack(classes(ServiceMain.class), serviceJars.resolve("service.jar"));
        Path domain = new CodeCache(folder.resolve("code"), new InstalledTools(INSTALLATION))
                .build(Messages.SCHEMA, Targets.byId(CodecInfo.DOMAIN_TARGET).orElseThrow(), List.of(), List.of())
                .code();
        classPath = new ArrayList<>(List.of(domain, classes(Jvms.class)));
        try (Stream<Path> harness = Files.list(INSTALLATION.resolve("harness"))) {
            harness.forEach(classPath::add);
        }
        List<URL> urls = new ArrayList<>();
        for (Path entry : classPath) {
            urls.add(entry.toUri().toURL());
        }
        measuring = new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
        ClassLoader aside = (ClassLoader) measuring
                .loadClass(IsolatedJars.class.getName())
                .getMethod("loader", String.class, Path.class)
                .invoke(null, "aside", serviceJars);
        main = aside.loadClass(ServiceMain.class.getName()).getMethod("run", Path.class);
    }

    /** Works on this plan in threads of this JVM; the exit code that a JVM would have. */
    CompletableFuture<Integer> host(Path plan) {
        CompletableFuture<Integer> exitCode = new CompletableFuture<>();
        Thread host = new Thread(() -> exitCode.completeAsync(() -> run(plan), Runnable::run), "services");
        host.setContextClassLoader(measuring);
        host.setDaemon(true);
        host.start();
        return exitCode;
    }

    private int run(Path plan) {
        try {
            return (int) main.invoke(null, plan);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** A JVM that works on this plan; its standard input is held open until the process object is dropped. */
    Process start(Path plan) throws IOException {
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx192m",
                "-cp",
                classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
                IsolatedMain.class.getName(),
                serviceJars.toString(),
                ServiceMain.class.getName(),
                plan.toString());
        return Start.of(new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output(plan).toFile()));
    }

    /** What the JVM of a plan has printed. */
    String printed(Path plan) throws IOException {
        return Files.readString(output(plan));
    }

    private Path output(Path plan) {
        return folder.resolve(plan.getFileName() + ".output");
    }

    private static List<Path> testClassPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .toList();
    }

    private static Path classes(Class<?> type) throws Exception {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    private static void pack(Path classes, Path file) throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> all = Files.walk(classes)) {
            all.filter(Files::isRegularFile).sorted().forEach(files::add);
        }
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file))) {
            for (Path entry : files) {
                jar.putNextEntry(
                        new JarEntry(classes.relativize(entry).toString().replace(File.separatorChar, '/')));
                Files.copy(entry, jar);
                jar.closeEntry();
            }
        }
    }
}
