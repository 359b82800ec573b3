package io.wirecost.analysis.statistics;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Finds the codecs that another one beats in both size and time, as far as the intervals allow to say so. */
public final class ParetoFront {
    private ParetoFront() {}

    /**
     * One codec's costs.
     *
     * @param bytes mean size of a message, exact
     * @param nanos interval of its time
     */
    public record Point(double bytes, Interval nanos) {
        /** Returns whether this one is no larger than the other and certainly faster. */
        boolean beats(Point other) {
            return bytes <= other.bytes && nanos.liesBelow(other.nanos);
        }
    }

    /**
     * For each point the index of a point that beats it and is itself unbeaten: of several the smallest. Empty for the
     * points that make the front.
     */
    public static List<Optional<Integer>> beatenBy(List<Point> points) {
        List<Integer> front = IntStream.range(0, points.size())
                .filter(i -> points.stream().noneMatch(other -> other.beats(points.get(i))))
                .boxed()
                .toList();
        return points.stream()
                .map(point -> front.stream()
                        .filter(i -> points.get(i).beats(point))
                        .min(Comparator.comparingDouble(i -> points.get(i).bytes())))
                .toList();
    }
}
