package io.wirecost.engine.compression;

import io.wirecost.core.codec.CodecFault;
import io.wirecost.core.run.BatchCompression;
import io.wirecost.core.run.Batches.Batched;
import io.wirecost.pipeline.batch.RecordBatches;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Puts messages into batches of each depth. Every message is in one batch of a depth; those that would not fill the
 * last batch are left out. The bytes are exact. The times are those of a few passes in this process.
 */
final class BatchFigures {
    /** Messages in a batch. */
    static final List<Integer> DEPTHS = List.of(1, 10, 100, 1_000);

    /** The first pass, whose batches are also read back and compared, is not among them. */
    private static final int TIMED_PASSES = 3;

    /** Of a depth. Small batches take longest by message, and need the fewest messages for a rough time. */
    private static final int MOST_TIMED_BATCHES = 20;

    private static final long TIMESTAMP_MILLIS = 1_700_000_000_000L;

    private final List<byte[]> messages;

    BatchFigures(List<byte[]> messages) {
        this.messages = messages;
    }

    /** @throws CodecFault if a batch gives back other bytes than were put into it */
    List<Batched> all() throws CodecFault {
        List<Batched> figures = new ArrayList<>();
        for (BatchCompression compression : BatchCompression.values()) {
            for (int depth : DEPTHS) {
                if (depth <= messages.size()) {
                    figures.add(batched(compression, depth));
                }
            }
        }
        return figures;
    }

    private Batched batched(BatchCompression compression, int depth) throws CodecFault {
        List<List<byte[]>> parts = IntStream.range(0, messages.size() / depth)
                .mapToObj(batch -> messages.subList(batch * depth, (batch + 1) * depth))
                .toList();
        RecordBatches batches = new RecordBatches(compression);
        List<ByteBuffer> written = write(batches, parts);
        requireSame(compression, parts, written);
        List<List<byte[]>> timed = parts.subList(0, Math.min(MOST_TIMED_BATCHES, parts.size()));
        int timedMessages = depth * timed.size();
        List<Long> writeNanos = new ArrayList<>();
        List<Long> readNanos = new ArrayList<>();
        for (int pass = 0; pass < TIMED_PASSES; pass++) {
            long start = System.nanoTime();
            List<ByteBuffer> again = write(batches, timed);
            long between = System.nanoTime();
            again.forEach(RecordBatches::read);
            readNanos.add((System.nanoTime() - between) / timedMessages);
            writeNanos.add((between - start) / timedMessages);
        }
        long bytes = written.stream().mapToLong(ByteBuffer::remaining).sum();
        return new Batched(compression, depth, parts.size(), bytes, writeNanos, readNanos);
    }

    private static List<ByteBuffer> write(RecordBatches batches, List<List<byte[]>> parts) {
        return parts.stream().map(part -> batches.write(part, TIMESTAMP_MILLIS)).toList();
    }

    private static void requireSame(BatchCompression compression, List<List<byte[]>> parts, List<ByteBuffer> written)
            throws CodecFault {
        for (int batch = 0; batch < parts.size(); batch++) {
            List<byte[]> back = RecordBatches.read(written.get(batch));
            if (!Arrays.deepEquals(parts.get(batch).toArray(), back.toArray())) {
                throw new CodecFault("batch %d of %d messages, %s: gave back other messages than it was given"
                        .formatted(batch + 1, parts.get(batch).size(), compression.label()));
            }
        }
    }
}
