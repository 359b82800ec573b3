package io.wirecost.harness.fork;

import java.io.IOException;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A counter in a file by which a measuring JVM shows its parent that it makes progress. Memory-mapped, so that a beat
 * between two iterations neither allocates nor enters the kernel.
 */
public final class Heartbeat {
    private final MappedByteBuffer memory;

    private Heartbeat(MappedByteBuffer memory) {
        this.memory = memory;
    }

    static Heartbeat start(Path file) throws IOException {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            return new Heartbeat(channel.map(FileChannel.MapMode.READ_WRITE, 0, Long.BYTES));
        }
    }

    void beat() {
        memory.putLong(0, memory.getLong(0) + 1);
    }

    /** Returns how often the process that owns the file has beaten; 0 before its start. */
    public static long count(Path file) throws IOException {
        if (!Files.exists(file)) {
            return 0;
        }
        byte[] content = Files.readAllBytes(file);
        return content.length < Long.BYTES
                ? 0
                : java.nio.ByteBuffer.wrap(content).getLong();
    }
}
