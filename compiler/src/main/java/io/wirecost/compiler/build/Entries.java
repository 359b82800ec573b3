package io.wirecost.compiler.build;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * Folders that are made once and never change: an entry is there as a whole or not at all. Several processes may make the
 * same one at once.
 *
 * @param folder in which the entries are; {@link CacheContents} knows their names
 */
public record Entries(Path folder) {
    /** How the folder of an entry begins that is not finished. */
    static final String UNFINISHED = "tmp-";

    /** Fills an empty folder. */
    @FunctionalInterface
    public interface Maker {
        void make(Path work) throws IOException;
    }

    /** Returns whether an entry is there. */
    public boolean has(String kind, String key) {
        return Files.isDirectory(entry(kind, key));
    }

    /**
     * Returns an entry, made now if it is not there yet.
     *
     * @param kind what it is, in small letters, digits and hyphens
     * @param key 32 hexadecimal digits that cover all that it is made of
     */
    public Path get(String kind, String key, Maker maker) throws IOException {
        Path entry = entry(kind, key);
        if (Files.isDirectory(entry)) {
            return entry;
        }
        Files.createDirectories(folder);
        Path work = Files.createTempDirectory(folder, UNFINISHED + kind + "-");
        try {
            maker.make(work);
            moveInto(work, entry);
        } finally {
            delete(work);
        }
        return entry;
    }

    private Path entry(String kind, String key) {
        return folder.resolve(kind + "-" + key);
    }

    private static void moveInto(Path work, Path entry) throws IOException {
        try {
            Files.move(work, entry, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException e) {
            if (!Files.isDirectory(entry)) { // otherwise another process was faster, with the same content
                throw e;
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
