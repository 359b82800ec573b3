package io.wirecost.pipeline.service;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.build.CodeCache;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.harness.Aside;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/** Starts service JVMs as the engine does: the codec and its classes on the class path, the services' jars aside. */
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
    private final String classPath;

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
        classPath = String.join(
                File.pathSeparator,
                INSTALLATION.resolve("harness") + File.separator + "*",
                domain.toString(),
                classes(Jvms.class).toString());
    }

    /** A JVM that works on this plan; its standard input is held open until the process object is dropped. */
    Process start(Path plan) throws IOException {
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx192m",
                "-cp",
                classPath,
                Aside.class.getName(),
                serviceJars.toString(),
                ServiceMain.class.getName(),
                plan.toString());
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output(plan).toFile())
                .start();
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
