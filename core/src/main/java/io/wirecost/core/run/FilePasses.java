package io.wirecost.core.run;

import io.wirecost.core.codec.FileForm;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/**
 * The records of a dataset, or of one of its groups, in a file and back.
 *
 * @param form how the records stand in the file
 * @param heapBytes most memory of the measuring JVM's heap
 * @param warmUpSeconds of a fork before its passes, at least, 0 for none; empty in runs of former versions, where it was a
 *     single pass
 * @param records all of them were read back and compared
 * @param bytes of the file
 * @param forks one for each measuring JVM
 */
public record FilePasses(
        FileForm form, long heapBytes, Optional<Integer> warmUpSeconds, int records, long bytes, List<Fork> forks)
        implements Figures {
    public FilePasses {
        forks = List.copyOf(forks);
    }

    @Override
    public FigureKind kind() {
        return FigureKind.FILES;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.files(this);
    }

    /** The same with a further fork. */
    public FilePasses with(Fork fork) {
        return new FilePasses(
                form,
                heapBytes,
                warmUpSeconds,
                records,
                bytes,
                Stream.concat(forks.stream(), Stream.of(fork)).toList());
    }

    /**
     * The times of one measuring JVM.
     *
     * @param round of the run, from 0
     * @param passes one after the other, at least one
     */
    public record Fork(int round, List<Pass> passes) {
        public Fork {
            passes = List.copyOf(passes);
            if (passes.isEmpty()) {
                throw new IllegalArgumentException("expected a pass");
            }
        }

        /** The figure of the fork: the median over its passes, in nanoseconds. */
        public double median(ToLongFunction<Pass> nanos) {
            long[] sorted = passes.stream().mapToLong(nanos).sorted().toArray();
            int middle = sorted.length / 2;
            return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2.0;
        }
    }

    /**
     * The times to write a file and to read it, in nanoseconds for all records.
     *
     * @param writeNanos to encode all records and to write them into the file, until it is closed
     * @param encodeNanos of these, all but those within the system's calls that open, write and close the file
     * @param readNanos to read the file and to decode all records
     * @param decodeNanos of these, all but those within the system's calls that open, read and close the file
     */
    public record Pass(long writeNanos, long encodeNanos, long readNanos, long decodeNanos) {}
}
