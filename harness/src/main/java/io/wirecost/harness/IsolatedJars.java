package io.wirecost.harness;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Loads jars beside the codec of a JVM. They see the JDK, the core and the harness. They do not see the codec's jars, and
 * the codec's jars do not see them, so both may have the same library in two versions.
 */
public final class IsolatedJars {
    private IsolatedJars() {}

    /**
     * A new class loader.
     *
     * @param name what stack traces call it
     * @param folder with nothing but the jars
     */
    public static ClassLoader loader(String name, Path folder) throws IOException {
        List<URL> jars = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                jars.add(file.toUri().toURL());
            }
        }
        return new URLClassLoader(name, jars.toArray(URL[]::new), new Shown());
    }

    /** What both sides share: the JDK's platform classes, the vocabulary and the harness. */
    private static final class Shown extends ClassLoader {
        private static final List<String> PACKAGES = List.of("io.wirecost.core.", "io.wirecost.harness.");

        Shown() {
            super(ClassLoader.getPlatformClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (PACKAGES.stream().anyMatch(name::startsWith)) {
                return IsolatedJars.class.getClassLoader().loadClass(name);
            }
            throw new ClassNotFoundException(name);
        }
    }
}
