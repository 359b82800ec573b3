package io.wirecost.compiler.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The entries that {@link CodeCache} has made in its folder. Whatever else lies there is not looked into, and neither
 * is what a link points to.
 *
 * @param entries folders of generated code, and of builds that were interrupted
 * @param sizeBytes of all files in them
 */
public record CacheContents(Path folder, List<Path> entries, long sizeBytes) {
    private static final Pattern OWN = Pattern.compile("[a-z0-9-]+-[0-9a-f]{32}|" + Entries.UNFINISHED + ".+-\\d+");

    public CacheContents {
        entries = List.copyOf(entries);
    }

    /** @param folder may be missing, and is empty then */
    public static CacheContents of(Path folder) throws IOException {
        List<Path> entries = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                files.filter(CacheContents::isOwn).sorted().forEach(entries::add);
            }
        }
        long sizeBytes = 0;
        for (Path entry : entries) {
            for (Path file : all(entry)) {
                sizeBytes += Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) ? Files.size(file) : 0;
            }
        }
        return new CacheContents(folder, entries, sizeBytes);
    }

    /** Removes the entries, and nothing else. */
    public void delete() throws IOException {
        for (Path entry : entries) {
            for (Path file : all(entry)) {
                Files.deleteIfExists(file);
            }
        }
    }

    private static boolean isOwn(Path path) {
        return OWN.matcher(path.getFileName().toString()).matches()
                && Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS);
    }

    /** What is inside comes before the folder that holds it. */
    private static List<Path> all(Path entry) throws IOException {
        try (Stream<Path> files = Files.walk(entry)) {
            return files.sorted(Comparator.reverseOrder()).toList();
        }
    }
}
