package io.wirecost.core.run;

import io.wirecost.core.codec.Framing;
import java.util.List;
import java.util.stream.Stream;

/**
 * A whole dataset in a file and back.
 *
 * @param framing how the records stand in the file
 * @param heapBytes most memory of the measuring JVM's heap
 * @param records all of them were read back and compared
 * @param bytes of the file
 * @param forks one for each measuring JVM
 */
public record FilePasses(Framing framing, long heapBytes, int records, long bytes, List<Fork> forks)
        implements Figures {
    public FilePasses {
        forks = List.copyOf(forks);
    }

    @Override
    public Kind kind() {
        return Kind.FILES;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.files(this);
    }

    /** The same with a further fork. */
    public FilePasses with(Fork fork) {
        return new FilePasses(
                framing,
                heapBytes,
                records,
                bytes,
                Stream.concat(forks.stream(), Stream.of(fork)).toList());
    }

    /**
     * The times of one measuring JVM, in nanoseconds for all records.
     *
     * @param round of the run, from 0
     * @param writeNanos to encode, to frame and to write into the file, until it is closed
     * @param encodeNanos to encode and to frame, without a file
     * @param readNanos to read from the file and to decode
     * @param decodeNanos to decode from memory
     */
    public record Fork(int round, long writeNanos, long encodeNanos, long readNanos, long decodeNanos) {}
}
