package io.wirecost.analysis;

import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Speed.Samples;
import io.wirecost.core.run.Speed.Slices;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * What two operations take together: sums of scores, as one sample a group. The scores of the sum are the sums of the
 * scores, levelled and not.
 */
final class SummedFork {
    private SummedFork() {}

    /** @param back of the same round */
    static Fork of(Fork there, Fork back) {
        List<Samples> times = WorkerTimes.of(there).plus(WorkerTimes.of(back)).samples(UnaryOperator.identity());
        return new Fork(
                there.round(),
                IntStream.range(0, times.size())
                        .mapToObj(group -> allocating(
                                times.get(group),
                                there.groups().get(group),
                                back.groups().get(group)))
                        .toList(),
                floor(there.floor(), back.floor()),
                Optional.empty(),
                there.slices().flatMap(one -> back.slices().map(other -> slices(there, one, back, other))));
    }

    private static Samples allocating(Samples times, Samples there, Samples back) {
        return new Samples(
                times.nanosPerOperation(),
                medians(there.allocatedBytesPerOperation(), back.allocatedBytesPerOperation()),
                times.processorNanosPerOperation(),
                times.referenceNanos(),
                times.levelledNanosPerOperation());
    }

    private static Samples floor(Samples there, Samples back) {
        return new Samples(
                List.of(Doubles.median(there.nanosPerOperation()) + Doubles.median(back.nanosPerOperation())),
                medians(there.allocatedBytesPerOperation(), back.allocatedBytesPerOperation()),
                medians(there.processorNanosPerOperation(), back.processorNanosPerOperation()),
                Optional.empty(),
                medians(there.levelledNanosPerOperation(), back.levelledNanosPerOperation()));
    }

    private static Optional<List<Double>> medians(Optional<List<Double>> there, Optional<List<Double>> back) {
        return there.flatMap(one -> back.map(other -> List.of(Doubles.median(one) + Doubles.median(other))));
    }

    /** Workers of one operation each may have met in two heats. Then the sum stands in that of the first. */
    private static Slices slices(Fork there, Slices one, Fork back, Slices other) {
        return new Slices(
                one.heat(),
                List.of(0),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                one.level().flatMap(first -> other.level().map(second -> level(there, first, back, second))));
    }

    /** Returns the level that makes the levelled sum the sum of what both really took. */
    private static double level(Fork there, double first, Fork back, double second) {
        double one = levelled(there);
        double other = levelled(back);
        return (first * one + second * other) / (one + other);
    }

    private static double levelled(Fork fork) {
        return WorkerTimes.of(fork).levelled().map(Doubles::mean).orElse(0.0);
    }
}
