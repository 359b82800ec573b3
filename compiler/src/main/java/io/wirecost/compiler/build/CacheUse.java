package io.wirecost.compiler.build;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * A process that needs what is in the code cache, or wants it empty. The system itself ends a use when its process ends,
 * however that happens.
 */
public final class CacheUse implements AutoCloseable {
    private static final String FILE = ".in-use";

    private final FileChannel channel;

    private CacheUse(FileChannel channel) {
        this.channel = channel;
    }

    /** Keeps the entries where they are until closed. Several processes may do so at once; waits while one cleans. */
    public static CacheUse shared(Path folder) throws IOException {
        FileChannel channel = open(folder);
        channel.lock(0, Long.MAX_VALUE, true);
        return new CacheUse(channel);
    }

    /** Locks the cache for this process alone; empty if another process uses it right now. */
    public static Optional<CacheUse> exclusive(Path folder) throws IOException {
        FileChannel channel = open(folder);
        if (!isAlone(channel)) {
            channel.close();
            return Optional.empty();
        }
        return Optional.of(new CacheUse(channel));
    }

    private static boolean isAlone(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false; // this very process uses it
        }
    }

    private static FileChannel open(Path folder) throws IOException {
        Files.createDirectories(folder);
        return FileChannel.open(
                folder.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
