package io.wirecost.engine.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Work folders of processes that were killed before they could delete them. A living process holds a lock in its folder,
 * which the system ends with the process.
 */
public final class Leftovers {
    /** How the name of a work folder begins. */
    static final String PREFIX = "wirecost-";

    private static final Pattern NAME = Pattern.compile(PREFIX + "\\d+");
    private static final String LOCK = "in-use";

    /** The system ends a process's hold when the process closes any channel to the file. So it never opens its own again. */
    private static final Map<Path, FileChannel> OWN = new ConcurrentHashMap<>();

    private static final int ATTEMPTS = 200;
    private static final long PAUSE_MILLIS = 20;

    private Leftovers() {}

    /** Marks a folder as this process's own until the channel is closed. */
    static FileChannel hold(Path folder) throws IOException {
        FileChannel channel =
                FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        channel.lock();
        OWN.put(folder, channel);
        return channel;
    }

    /** Deletes the folders that no process holds any more. A folder of another user, which cannot be deleted, stays. */
    static void delete(Path temporary) throws IOException {
        OWN.values().removeIf(channel -> !channel.isOpen());
        List<Path> folders;
        try (Stream<Path> files = Files.list(temporary)) {
            folders = files.filter(Leftovers::isWorkFolder).toList();
        }
        for (Path folder : folders) {
            try {
                if (isAbandoned(folder)) {
                    deleteFolder(folder);
                }
            } catch (IOException e) {
                // another user's, or another process is at it
            }
        }
    }

    /**
     * Deletes a folder with everything in it; links are not followed. Others may be writing there, or deleting, until
     * they have ended: they are outrun.
     *
     * @throws IOException if it is still there after some seconds
     */
    public static void deleteFolder(Path folder) throws IOException {
        for (int attempt = 1; Files.exists(folder, LinkOption.NOFOLLOW_LINKS); attempt++) {
            try {
                deleteOnce(folder);
            } catch (NoSuchFileException e) {
                // another process has deleted it: the next look shows what remains
            } catch (IOException e) {
                if (attempt >= ATTEMPTS) {
                    throw e;
                }
                pause();
            }
        }
    }

    private static void deleteOnce(Path folder) throws IOException {
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.deleteIfExists(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path directory, IOException problem) throws IOException {
                Files.deleteIfExists(directory);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the attempts go on, without pauses
        }
    }

    private static boolean isWorkFolder(Path folder) {
        return NAME.matcher(folder.getFileName().toString()).matches()
                && Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
                && Files.isRegularFile(folder.resolve(LOCK), LinkOption.NOFOLLOW_LINKS);
    }

    private static boolean isAbandoned(Path folder) throws IOException {
        FileChannel own = OWN.get(folder);
        if (own != null && own.isOpen()) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(folder.resolve(LOCK), StandardOpenOption.WRITE)) {
            FileLock lock = channel.tryLock();
            return lock != null;
        }
    }
}
