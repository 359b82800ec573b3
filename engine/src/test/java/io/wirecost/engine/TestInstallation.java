package io.wirecost.engine;

import io.wirecost.core.codec.CodecProvider;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.liars.Liars;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/** An installation with one codec module, the liars unless another is asked for; the harness is that of the build. */
public final class TestInstallation {
    private TestInstallation() {}

    public static Installation in(Path folder) throws Exception {
        return in(folder, Liars.class);
    }

    /** @param provider in the package of the liars, whose codecs are there instead of theirs */
    public static Installation in(Path folder, Class<? extends CodecProvider> provider) throws Exception {
        Path harness = Files.createDirectory(folder.resolve("harness"));
        for (Path jar : new Installation(Path.of(System.getProperty("wirecost.installation"))).harnessJars()) {
            Files.copy(jar, harness.resolve(jar.getFileName()));
        }
        Path lib = Files.createDirectories(folder.resolve("codecs/liars/lib"));
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(lib.resolve("liars.jar")))) {
            addClasses(jar);
            jar.putNextEntry(new JarEntry("META-INF/services/" + CodecProvider.class.getName()));
            jar.write(provider.getName().getBytes(StandardCharsets.UTF_8));
            jar.closeEntry();
        }
        return Installation.at(folder);
    }

    /** Adds the compressions of the build, whose libraries have native code. */
    public static void addCompressions(Installation installation) throws IOException {
        Path folder = Files.createDirectory(installation.compressionsFolder());
        Path built = new Installation(Path.of(System.getProperty("wirecost.installation"))).compressionsFolder();
        try (Stream<Path> jars = Files.list(built)) {
            for (Path jar : jars.toList()) {
                Files.copy(jar, folder.resolve(jar.getFileName()));
            }
        }
    }

    private static void addClasses(JarOutputStream jar) throws IOException, URISyntaxException {
        Path classes = Path.of(Liars.class.getResource("Liars.class").toURI()).getParent();
        try (Stream<Path> files = Files.list(classes)) {
            for (Path file : files.sorted().toList()) {
                jar.putNextEntry(
                        new JarEntry(Liars.class.getPackageName().replace('.', '/') + "/" + file.getFileName()));
                Files.copy(file, jar);
                jar.closeEntry();
            }
        }
    }
}
