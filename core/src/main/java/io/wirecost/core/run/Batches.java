package io.wirecost.core.run;

import java.util.List;
import java.util.Optional;

/**
 * What a codec's messages weigh when they are compressed together: in Kafka's record batches, and with a trained
 * dictionary.
 *
 * @param messages how many different messages were at hand
 * @param messageBytes of all of them, as the codec writes them
 * @param batches a figure for each compression and depth
 * @param dictionary what a trained dictionary brings
 */
public record Batches(int messages, long messageBytes, List<Batched> batches, Dictionary dictionary)
        implements Figures {
    public Batches {
        batches = List.copyOf(batches);
    }

    @Override
    public FigureKind kind() {
        return FigureKind.BATCHES;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.batches(this);
    }

    /** The figure of a compression at a depth; empty where there were too few messages. */
    public Optional<Batched> at(BatchCompression compression, int depth) {
        return batches.stream()
                .filter(batched -> batched.compression() == compression && batched.depth() == depth)
                .findFirst();
    }

    /**
     * Messages in record batches of one depth.
     *
     * @param depth messages in each batch
     * @param count batches; each has messages of its own
     * @param bytes of all batches, as a broker stores them
     * @param writeNanos time by message to frame and compress, of each pass
     * @param readNanos time by message to decompress and to find the message, of each pass
     */
    public record Batched(
            BatchCompression compression,
            int depth,
            int count,
            long bytes,
            List<Long> writeNanos,
            List<Long> readNanos) {
        public Batched {
            writeNanos = List.copyOf(writeNanos);
            readNanos = List.copyOf(readNanos);
        }

        /** Returns how many messages are in all batches. */
        public int messages() {
            return depth * count;
        }

        /** Returns the bytes of a batch by message. */
        public double bytesPerMessage() {
            return (double) bytes / messages();
        }
    }

    /**
     * Single messages, compressed by zstd with a dictionary that was trained on others.
     *
     * @param seed of the split
     * @param trainedOn messages that the dictionary was trained on
     * @param measuredOn other messages, which were compressed
     * @param dictionaryBytes size of the dictionary, which reader and writer need once
     * @param messageBytes of the measured messages, not compressed
     * @param aloneBytes of the same, each compressed by itself
     * @param withBytes of the same, each compressed with the dictionary
     * @param reason why there is no dictionary, and no sizes then; empty where there is one
     */
    public record Dictionary(
            long seed,
            int trainedOn,
            int measuredOn,
            int dictionaryBytes,
            long messageBytes,
            long aloneBytes,
            long withBytes,
            Optional<String> reason) {
        /** Creates the place of a dictionary that there is none of. */
        public static Dictionary none(long seed, String reason) {
            return new Dictionary(seed, 0, 0, 0, 0, 0, 0, Optional.of(reason));
        }
    }
}
