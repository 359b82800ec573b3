package io.wirecost.compiler.read;

import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/** Schemas that a library of the class path comes with. */
public final class Corpus {
    private Corpus() {}

    /** Copies files of the library that has one of this name. */
    public static void unpack(String name, String ending, Path folder) throws Exception {
        URL address = Corpus.class.getClassLoader().getResource(name);
        try (JarFile jar = ((JarURLConnection) address.openConnection()).getJarFile()) {
            for (JarEntry entry :
                    jar.stream().filter(e -> e.getName().endsWith(ending)).toList()) {
                Path file = folder.resolve(entry.getName()).normalize();
                Files.createDirectories(file.getParent());
                try (InputStream in = jar.getInputStream(entry)) {
                    Files.copy(in, file);
                }
            }
        }
    }
}
