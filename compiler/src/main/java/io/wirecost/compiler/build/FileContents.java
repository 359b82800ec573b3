package io.wirecost.compiler.build;

import io.wirecost.core.Checksum;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;

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

    /**
     * Returns the same text for the same contents: names, sizes and checksums of files. Those of a jar are its entries, without
     * their times.
     */
    static String of(Path path) throws IOException {
        MessageDigest digest = Checksum.sha256();
        List<String> files = isJar(path) ? entries(path) : files(path);
        files.stream().sorted().forEach(file -> digest.update(file.getBytes(StandardCharsets.UTF_8)));
        return Checksum.hex(digest);
    }

    private static boolean isJar(Path path) {
        return path.toString().endsWith(JAR) && Files.isRegularFile(path);
    }

    /** With the checksums that the jar itself keeps, so that nothing has to be unpacked. */
    private static List<String> entries(Path path) throws IOException {
        try (JarFile jar = new JarFile(path.toFile())) {
            return jar.stream()
                    .filter(entry -> !entry.isDirectory())
                    .map(entry -> describe(entry.getName(), entry.getSize(), entry.getCrc()))
                    .toList();
        }
    }

    private static List<String> files(Path path) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(path)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        List<String> described = new ArrayList<>();
        for (Path file : files) {
            described.add(describe(path.relativize(file).toString(), Files.size(file), crc(file)));
        }
        return described;
    }

    private static String describe(String name, long size, long crc) {
        return "%s\0%d\0%08x\0".formatted(name, size, crc);
    }

    /** That of jars. SHA-256 takes two hundred times as long where no optimizing compiler runs, and compilers have many megabytes. */
    private static long crc(Path file) throws IOException {
        try (CheckedInputStream in = new CheckedInputStream(Files.newInputStream(file), new CRC32())) {
            in.transferTo(OutputStream.nullOutputStream());
            return in.getChecksum().getValue();
        }
    }
}
