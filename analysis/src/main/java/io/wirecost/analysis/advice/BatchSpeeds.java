package io.wirecost.analysis.advice;

import io.wirecost.analysis.compression.BatchTimes;
import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.BatchCompression;
import io.wirecost.core.run.Batches;
import io.wirecost.core.run.Batches.Batched;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import java.util.Collection;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * How fast batches are compressed and decompressed. The times of one codec's batches are those of a few passes of one
 * process, so all codecs of a run tell a common speed by byte, and their spread tells how far it may be off.
 */
final class BatchSpeeds {
    private static final double QUANTILE_95 = 1.96;

    private final Collection<Batches> all;

    BatchSpeeds(Run run) {
        this.all = run.cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .flatMap(cell -> cell.figures(Batches.class).stream())
                .toList();
    }

    /**
     * A time with how far it may be off.
     *
     * @param half of the 95 % interval
     */
    record Time(double nanos, double half) {}

    /** Returns the time to frame and compress one message of a codec. */
    Time write(Batches codec, BatchCompression compression, int depth) {
        return time(codec, compression, depth, BatchTimes::writeNanos);
    }

    /** Returns the time to decompress one message of a codec. */
    Time read(Batches codec, BatchCompression compression, int depth) {
        return time(codec, compression, depth, BatchTimes::readNanos);
    }

    private Time time(Batches codec, BatchCompression compression, int depth, ToDoubleFunction<Batched> nanos) {
        double[] logs = all.stream()
                .flatMap(batches -> batches.at(compression, depth).stream()
                        .map(batched -> Math.log(Math.max(1, nanos.applyAsDouble(batched)) / bytes(batches))))
                .mapToDouble(Double::doubleValue)
                .toArray();
        double usual = Math.exp(Moments.mean(logs)) * bytes(codec);
        double spread = logs.length < 2 ? 1 : QUANTILE_95 * Moments.standardDeviation(logs);
        return new Time(usual, usual * spread);
    }

    private static double bytes(Batches batches) {
        return (double) batches.messageBytes() / batches.messages();
    }

    /** Returns the depths that a codec was measured at, the shallowest first. */
    static List<Integer> depths(Batches batches, BatchCompression compression) {
        return batches.batches().stream()
                .filter(batched -> batched.compression() == compression)
                .map(Batched::depth)
                .sorted()
                .toList();
    }
}
