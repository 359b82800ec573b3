package io.wirecost.analysis.level;

import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Speed.ReferenceSums;
import java.util.Collection;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * How the times of a runtime's operations go with the reference work that is done between their pieces. A neighbour on the
 * same core slows both. The slope comes from the pieces of each worker's operations and groups alone. So no codec's time
 * has a part in it, only how it varies.
 *
 * @param slope of the logarithm of an operation's time on that of the reference work. 0 where the reference tells nothing
 * @param explained share of the variance of the operations' times within workers that goes away with it, from 0 to 1
 * @param pieces that tell the slope
 * @param spread root of the mean squared deviation of the logarithm of the reference work's time: 0.2 for about 20 %
 * @param fastNanos what the reference work takes on a core without a neighbour; 0 where none was done
 */
public record ReferenceEffect(double slope, double explained, int pieces, double spread, double fastNanos) {
    /** A core of one's own varies less, and then the slope would be that of other noise. */
    static final double LEAST_SPREAD = 0.01;

    /** With fewer degrees of freedom the slope is a guess. A worker has some hundred pieces. */
    static final int LEAST_FREEDOM = 30;

    /**
     * The reference is as bound to the core's throughput as code can be, so nothing suffers much more from a neighbour.
     * Measured slopes are 1.03 to 1.37 on the JVM and 1.56 to 1.96 in Node.js. A slope beyond this comes from something else that both have met, such as the
     * last seconds of a warm-up; taking it out would add to the times' noise. Nor does an operation get faster when the
     * reference gets slower.
     */
    static final double MOST_SLOPE = 2;

    /** Some of the samples are slow for the whole run, and a few too fast by accident; one of ten is neither. */
    private static final double FAST = 0.1;

    /** Returns the effect in the codecs of one runtime of a run. */
    public static ReferenceEffect of(Run run, String runtime) {
        return of(run.in(runtime).cells());
    }

    /** @param cells of one runtime */
    static ReferenceEffect of(Collection<Cell> cells) {
        List<Fork> workers = cells.stream()
                .flatMap(cell -> cell.figures(Speed.class).stream())
                .flatMap(speed -> speed.workers().stream())
                .filter(worker -> worker.slices().isPresent())
                .toList();
        List<ReferenceSums> sums = workers.stream()
                .flatMap(worker -> worker.slices().orElseThrow().reference().stream())
                .toList();
        return of(
                new ReferenceSums(
                        sums.stream().mapToInt(ReferenceSums::pieces).sum(),
                        sums.stream().mapToInt(ReferenceSums::freedom).sum(),
                        sum(sums, ReferenceSums::reference),
                        sum(sums, ReferenceSums::both),
                        sum(sums, ReferenceSums::operation)),
                fast(workers));
    }

    private static ReferenceEffect of(ReferenceSums sums, double fast) {
        double spread = sums.freedom() > 0 ? Math.sqrt(sums.reference() / sums.freedom()) : 0;
        double slope = fast > 0 && sums.freedom() >= LEAST_FREEDOM && spread >= LEAST_SPREAD
                ? Math.max(0, Math.min(MOST_SLOPE, sums.both() / sums.reference()))
                : 0;
        // Without the slope's limits it is slope * both.
        double explained = slope * (2 * sums.both() - slope * sums.reference());
        return new ReferenceEffect(
                slope,
                slope > 0 && sums.operation() > 0 ? Math.max(0, explained / sums.operation()) : 0,
                sums.pieces(),
                spread,
                fast);
    }

    private static double sum(List<ReferenceSums> sums, ToDoubleFunction<ReferenceSums> part) {
        return sums.stream().mapToDouble(part).sum();
    }

    private static double fast(List<Fork> workers) {
        double[] nanos = workers.stream()
                .flatMap(worker -> worker.groups().stream())
                .flatMap(group -> group.referenceNanos().stream().flatMap(List::stream))
                .mapToDouble(Double::doubleValue)
                .filter(time -> time > 0)
                .toArray();
        return nanos.length == 0 ? 0 : Moments.quantile(nanos, FAST);
    }

    /** Returns how many times as long an operation took beside reference work that took so long. */
    double slowness(double referenceNanos) {
        return slope > 0 && referenceNanos > 0 ? Math.pow(referenceNanos / fastNanos, slope) : 1;
    }

    /** Returns times as they would have been on a core without a neighbour. */
    List<Double> takenOut(List<Double> nanos, Speed.Samples beside) {
        List<Double> reference = beside.referenceNanos().orElse(List.of());
        return reference.size() == nanos.size()
                ? Stream.iterate(0, i -> i < nanos.size(), i -> i + 1)
                        .map(i -> nanos.get(i) / slowness(reference.get(i)))
                        .toList()
                : nanos;
    }
}
