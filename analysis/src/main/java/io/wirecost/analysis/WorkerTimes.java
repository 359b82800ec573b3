package io.wirecost.analysis;

import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Samples;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * All times of one worker by group, in nanoseconds per operation: one for each kind of time that it has.
 *
 * @param wall on the wall
 * @param processor empty where a group has none
 * @param levelled without what the machine did; empty likewise
 */
record WorkerTimes(List<Double> wall, Optional<List<Double>> processor, Optional<List<Double>> levelled) {
    WorkerTimes {
        wall = List.copyOf(wall);
        processor = processor.map(List::copyOf);
        levelled = levelled.map(List::copyOf);
    }

    static WorkerTimes of(Speed.Fork fork) {
        return new WorkerTimes(
                byGroup(fork, samples -> Optional.of(samples.nanosPerOperation()))
                        .orElseThrow(),
                byGroup(fork, Samples::processorNanosPerOperation),
                byGroup(fork, Samples::levelledNanosPerOperation));
    }

    private static Optional<List<Double>> byGroup(Speed.Fork fork, Function<Samples, Optional<List<Double>>> times) {
        List<List<Double>> known =
                fork.groups().stream().map(times).flatMap(Optional::stream).toList();
        return known.size() < fork.groups().size()
                ? Optional.empty()
                : Optional.of(byGroup(known, fork.slices().isPresent()));
    }

    /**
     * Returns a time for each group; their mean is the worker's score.
     *
     * <p>Without slices it is the median of the group's iterations, which a burst of garbage collection or a late
     * compilation does not move. The score of slices is the geometric mean of their costs: what disturbs a slice hits all
     * of its groups, and pass effects are factors. A group's time is then the geometric mean of its slices, by a common
     * factor near 1 that makes their mean the score.
     *
     * @param groups samples of each
     * @param slices whether they are slices, which lie side by side
     */
    static List<Double> byGroup(List<List<Double>> groups, boolean slices) {
        return slices
                ? scaled(groups.stream().map(Doubles::geometricMean).toList(), score(groups))
                : groups.stream().map(Doubles::median).toList();
    }

    private static double score(List<List<Double>> groups) {
        return Moments.geometricMean(IntStream.range(0, groups.get(0).size())
                .mapToDouble(slice -> groups.stream()
                        .mapToDouble(group -> group.get(slice))
                        .average()
                        .orElseThrow())
                .toArray());
    }

    /** Returns times in the same proportion, with this mean. */
    static List<Double> scaled(List<Double> times, double mean) {
        double factor = mean / Doubles.mean(times);
        return times.stream().map(time -> factor * time).toList();
    }

    /** Returns the times of doing both. */
    WorkerTimes plus(WorkerTimes other) {
        return new WorkerTimes(
                sum(wall, other.wall),
                processor.flatMap(one -> other.processor.map(two -> sum(one, two))),
                levelled.flatMap(one -> other.levelled.map(two -> sum(one, two))));
    }

    private static List<Double> sum(List<Double> one, List<Double> two) {
        return IntStream.range(0, one.size())
                .mapToObj(group -> one.get(group) + two.get(group))
                .toList();
    }

    /** Returns samples of one entry each, which have the same scores. */
    List<Samples> samples(UnaryOperator<Double> rounding) {
        return IntStream.range(0, wall.size())
                .mapToObj(group -> new Samples(
                        List.of(rounding.apply(wall.get(group))),
                        Optional.empty(),
                        processor.map(times -> List.of(rounding.apply(times.get(group)))),
                        Optional.empty(),
                        levelled.map(times -> List.of(rounding.apply(times.get(group))))))
                .toList();
    }
}
