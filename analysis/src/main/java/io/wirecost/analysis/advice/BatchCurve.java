package io.wirecost.analysis.advice;

import io.wirecost.analysis.advice.BatchSpeeds.Time;
import io.wirecost.core.run.BatchCompression;
import io.wirecost.core.run.Batches;
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
     * @param writeHalf half of the 95 % interval of the time
     * @param readHalf likewise
     */
    public record Point(
            double depth, double bytes, double writeNanos, double readNanos, double writeHalf, double readHalf) {
        Point times(double factor) {
            return new Point(depth, factor * bytes, writeNanos, readNanos, writeHalf, readHalf);
        }
    }

    /** Returns what was measured with a compression; empty where nothing was. */
    static Optional<BatchCurve> of(Batches batches, BatchCompression compression, BatchSpeeds speeds) {
        List<Point> points = BatchSpeeds.depths(batches, compression).stream()
                .map(depth -> point(batches, compression, depth, speeds))
                .toList();
        return points.isEmpty() ? Optional.empty() : Optional.of(new BatchCurve(points));
    }

    private static Point point(Batches batches, BatchCompression compression, int depth, BatchSpeeds speeds) {
        Time write = speeds.write(batches, compression, depth);
        Time read = speeds.read(batches, compression, depth);
        return new Point(
                depth,
                batches.at(compression, depth).orElseThrow().bytesPerMessage(),
                write.nanos(),
                read.nanos(),
                write.half(),
                read.half());
    }

    /** Returns a curve of messages that are billed by themselves. */
    static BatchCurve flat(double bytes) {
        return new BatchCurve(List.of(new Point(1, bytes, 0, 0, 0, 0)));
    }

    /** Returns the curve with the bytes by which rewriting has made the same messages smaller. */
    BatchCurve times(Rewritten other, BatchCompression compression, BatchSpeeds speeds) {
        Optional<BatchCurve> before = of(other.before(), compression, speeds);
        Optional<BatchCurve> after = of(other.after(), compression, speeds);
        return new BatchCurve(points.stream()
                .map(point -> point.times(after.orElseThrow().at(point.depth).bytes
                        / before.orElseThrow().at(point.depth).bytes))
                .toList());
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
                between(low, high, share, Point::readNanos),
                between(low, high, share, Point::writeHalf),
                between(low, high, share, Point::readHalf));
    }

    private static double between(Point low, Point high, double share, ToDoubleFunction<Point> part) {
        double one = part.applyAsDouble(low);
        double other = part.applyAsDouble(high);
        return one > 0 && other > 0
                ? Math.exp(Math.log(one) + share * Math.log(other / one))
                : one + share * (other - one);
    }
}
