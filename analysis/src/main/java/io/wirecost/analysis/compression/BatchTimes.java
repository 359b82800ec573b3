package io.wirecost.analysis.compression;

import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.Batches.Batched;
import java.util.List;

/** Times of compressed batches, in nanoseconds per message: the median of the passes. */
public final class BatchTimes {
    private BatchTimes() {}

    public static double writeNanos(Batched batched) {
        return median(batched.writeNanos());
    }

    public static double readNanos(Batched batched) {
        return median(batched.readNanos());
    }

    private static double median(List<Long> passes) {
        return Moments.median(passes.stream().mapToDouble(nanos -> nanos).toArray());
    }
}
