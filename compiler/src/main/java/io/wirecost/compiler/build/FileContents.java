package io.wirecost.compiler.build;

import io.wirecost.core.Checksum;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** The contents of a file or a folder, wherever it lies and whenever it was made. */
final class FileContents {
    private static final String JAR = ".jar";

    private FileContents() {}

    /** Returns whether a jar or a folder of classes has a class. */
    static boolean hasClass(Path library, String className) throws IOException {
        String path = className.replace('.', '/') + ".class";
        if (!isJar(library)) {
            return Files.isRegularFile(library.resolve(path));
        }
        try (JarFile jar = new JarFile(library.toFile())) {
            return jar.getEntry(path) != null;
        }
    }

    /** Returns the same text for the same contents. The contents of a jar are its entries, without their times. */
    static String of(Path path) throws IOException {
        MessageDigest digest = Checksum.sha256();
        if (isJar(path)) {
            addEntries(path, digest);
        } else {
            addFiles(path, digest);
        }
        return Checksum.hex(digest);
    }

    private static boolean isJar(Path path) {
        return path.toString().endsWith(JAR) && Files.isRegularFile(path);
    }

    /** Adds the checksums that the jar itself keeps, so that nothing has to be unpacked. */
    private static void addEntries(Path path, MessageDigest digest) throws IOException {
        try (JarFile jar = new JarFile(path.toFile())) {
            List<String> entries = jar.stream()
                    .filter(entry -> !entry.isDirectory())
                    .map(FileContents::describe)
                    .sorted()
                    .toList();
            entries.forEach(entry -> digest.update(entry.getBytes(StandardCharsets.UTF_8)));
        }
    }

    private static String describe(ZipEntry entry) {
        return "%s\0%d\0%08x\0".formatted(entry.getName(), entry.getSize(), entry.getCrc());
    }

    private static void addFiles(Path path, MessageDigest digest) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(path)) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        }
        try (DigestOutputStream out = new DigestOutputStream(OutputStream.nullOutputStream(), digest)) {
            for (Path file : files) {
                String name = path.relativize(file).toString();
                out.write("%s\0%d\0".formatted(name, Files.size(file)).getBytes(StandardCharsets.UTF_8));
                Files.copy(file, out);
            }
        }
    }
}
