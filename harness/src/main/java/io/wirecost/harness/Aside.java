package io.wirecost.harness;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Runs a program beside the codec of this JVM, from jars of its own. These see the JDK, the core and the harness. They
 * do not see the codec's jars, and the codec's jars do not see them. The thread's context class loader stays what it is
 * in every measuring JVM, the class path's, since some libraries look there.
 *
 * <p>Arguments: folder with jars, class with a main method, its arguments.
 */
public final class Aside {
    private Aside() {}

    public static void main(String[] args) throws Throwable {
        ClassLoader loader = loader(Path.of(args[0]));
        try {
            loader.loadClass(args[1]).getMethod("main", String[].class).invoke(null, (Object)
                    Arrays.copyOfRange(args, 2, args.length));
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private static ClassLoader loader(Path folder) throws IOException {
        List<URL> jars = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                jars.add(file.toUri().toURL());
            }
        }
        return new URLClassLoader("aside", jars.toArray(URL[]::new), new Shown());
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
                return Aside.class.getClassLoader().loadClass(name);
            }
            throw new ClassNotFoundException(name);
        }
    }
}
