package io.wirecost.analysis.advice;

import io.wirecost.analysis.compression.BatchTimes;
import io.wirecost.core.run.BatchCompression;
import io.wirecost.core.run.Batches;
import io.wirecost.core.run.Batches.Batched;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * What a message costs in batches of any depth: figures of the measured depths, and straight lines between their
 * logarithms. Beyond the deepest one its figures stay.
 *
 * @param points by depth, the shallowest first; at least one
 */
public record BatchCurve(List<Point> points) {
    public BatchCurve {
        points = List.copyOf(points);
    }

    /**
     * A message in batches of a depth.
     *
     * @param depth messages in a batch
     * @param bytes of the batch, by message
     * @param writeNanos to frame and compress, by message
     * @param readNanos to decompress, by message
     */
    public record Point(double depth, double bytes, double writeNanos, double readNanos) {}

    /** Returns what was measured with a compression; empty where nothing was. */
    static Optional<BatchCurve> of(Batches batches, BatchCompression compression) {
        List<Point> points = batches.batches().stream()
                .filter(batched -> batched.compression() == compression)
                .sorted(Comparator.comparingInt(Batched::depth))
                .map(batched -> new Point(
                        batched.depth(),
                        batched.bytesPerMessage(),
                        BatchTimes.writeNanos(batched),
                        BatchTimes.readNanos(batched)))
                .toList();
        return points.isEmpty() ? Optional.empty() : Optional.of(new BatchCurve(points));
    }

    /** Returns a curve of messages that are billed by themselves. */
    static BatchCurve flat(double bytes) {
        return new BatchCurve(List.of(new Point(1, bytes, 0, 0)));
    }

    /** Returns what a message costs in batches of this many. */
    public Point at(double depth) {
        int above = 0;
        while (above < points.size() && points.get(above).depth < depth) {
            above++;
        }
        if (above == 0) {
            return points.get(0);
        }
        if (above == points.size()) {
            return points.get(above - 1);
        }
        Point low = points.get(above - 1);
        Point high = points.get(above);
        double share = Math.log(depth / low.depth) / Math.log(high.depth / low.depth);
        return new Point(
                depth,
                between(low, high, share, Point::bytes),
                between(low, high, share, Point::writeNanos),
                between(low, high, share, Point::readNanos));
    }

    private static double between(Point low, Point high, double share, ToDoubleFunction<Point> part) {
        double one = part.applyAsDouble(low);
        double other = part.applyAsDouble(high);
        return one > 0 && other > 0
                ? Math.exp(Math.log(one) + share * Math.log(other / one))
                : one + share * (other - one);
    }
}
