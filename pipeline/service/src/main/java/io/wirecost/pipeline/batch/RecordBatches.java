package io.wirecost.pipeline.batch;

import io.wirecost.core.run.BatchCompression;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.common.compress.Compression;
import org.apache.kafka.common.record.TimestampType;
import org.apache.kafka.common.record.internal.CompressionType;
import org.apache.kafka.common.record.internal.MemoryRecords;
import org.apache.kafka.common.record.internal.MemoryRecordsBuilder;
import org.apache.kafka.common.record.internal.Record;
import org.apache.kafka.common.record.internal.RecordBatch;
import org.apache.kafka.common.utils.Utils;

/**
 * Writes messages as the producer of Kafka's own clients does, and reads them as its consumer does. The records have
 * neither keys nor headers, and one timestamp, so that nothing but the messages and Kafka's framing is in a batch. The
 * clients' classes for this are internal ones; a test holds the bytes to those that a broker has stored.
 */
public final class RecordBatches {
    private static final int ROOM_FOR_FRAMES_BYTES = 64;

    private final Compression compression;

    public RecordBatches(BatchCompression compression) {
        this.compression =
                Compression.of(CompressionType.forName(compression.label())).build();
    }

    /**
     * Returns one batch of these messages, as a broker stores it.
     *
     * @param timestampMillis of each record, since 1970
     */
    public ByteBuffer write(List<byte[]> messages, long timestampMillis) {
        ByteBuffer room = ByteBuffer.allocate(messages.stream()
                .mapToInt(message -> message.length + ROOM_FOR_FRAMES_BYTES)
                .sum());
        try (MemoryRecordsBuilder builder = MemoryRecords.builder(
                room, RecordBatch.CURRENT_MAGIC_VALUE, compression, TimestampType.CREATE_TIME, 0)) {
            messages.forEach(message -> builder.append(timestampMillis, null, message));
            return builder.build().buffer();
        }
    }

    /** Returns the messages of a batch. */
    public static List<byte[]> read(ByteBuffer batch) {
        List<byte[]> messages = new ArrayList<>();
        for (Record record : MemoryRecords.readableRecords(batch).records()) {
            messages.add(Utils.toArray(record.value()));
        }
        return messages;
    }
}
