package io.wirecost.analysis;

import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Samples;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One score per fork, from its iterations or slices. A baseline has several workers in a round, its fork and the twins of
 * it. They share one score, so that a round counts once.
 *
 * @param forks in the order of the run
 */
public record ForkScores(List<Fork> forks) {
    public ForkScores {
        forks = List.copyOf(forks);
    }

    /**
     * The scores of one measuring worker, or the geometric means of a round's twins. A fork's score is the mean over its
     * groups, so that every step of the size series weighs the same.
     *
     * @param nanosPerOperation mean over the groups. By the processor's clock, slices are read without what the machine
     *     did to them, so that scores of one run can be compared
     * @param floorNanosPerOperation copying the encoded bytes, at most the time on the wall: median of the iterations
     * @param allocation median of the iterations; empty where the runtime does not tell
     * @param level how many times as long it really took; 1 where that is not known, and by the wall
     */
    public record Fork(
            double nanosPerOperation,
            double floorNanosPerOperation,
            List<Double> nanosByGroup,
            Optional<Allocation> allocation,
            double level) {
        public Fork {
            nanosByGroup = List.copyOf(nanosByGroup);
        }

        /** Returns the score with the machine's speed in its heat, for comparisons with what is not of this run. */
        public double absoluteNanosPerOperation() {
            return nanosPerOperation * level;
        }
    }

    /** @param speed at least one fork, each with at least one group and one iteration of each */
    public static ForkScores of(Speed speed) {
        return of(speed, Clock.of(speed));
    }

    /** @param clock one that all forks can be read by */
    public static ForkScores of(Speed speed, Clock clock) {
        return new ForkScores(
                speed.forks().stream().map(fork -> score(fork, speed, clock)).toList());
    }

    private static Fork score(Speed.Fork fork, Speed speed, Clock clock) {
        List<Fork> workers = Stream.concat(
                        Stream.of(fork),
                        speed.twins().stream().flatMap(List::stream).filter(twin -> twin.round() == fork.round()))
                .map(worker -> ofWorker(worker, clock))
                .toList();
        return workers.size() == 1 ? workers.get(0) : together(workers);
    }

    /** Returns the score of one worker by itself. */
    public static Fork ofWorker(Speed.Fork fork, Clock clock) {
        List<Double> nanos = WorkerTimes.byGroup(
                fork.groups().stream().map(clock::nanos).toList(), fork.slices().isPresent());
        return new Fork(
                Doubles.mean(nanos),
                Doubles.median(floor(fork.floor(), clock)),
                nanos,
                allocation(fork.groups()),
                clock.level(fork));
    }

    /**
     * Returns the samples of the floor. One thread copies, so what its process took beyond the time on the wall is no part
     * of the copy: it is the collector's work for the slice before, and other threads'.
     */
    static List<Double> floor(Samples floor, Clock clock) {
        List<Double> own = clock.nanos(floor);
        List<Double> onTheWall = Clock.WALL.nanos(floor);
        return IntStream.range(0, own.size())
                .mapToObj(i -> Math.min(own.get(i), onTheWall.get(i)))
                .toList();
    }

    private static Fork together(List<Fork> workers) {
        double score = mean(workers, Fork::nanosPerOperation);
        List<Double> byGroup = IntStream.range(0, workers.get(0).nanosByGroup().size())
                .mapToObj(group -> mean(workers, worker -> worker.nanosByGroup().get(group)))
                .toList();
        return new Fork(
                score,
                mean(workers, Fork::floorNanosPerOperation),
                WorkerTimes.scaled(byGroup, score),
                Allocation.ofForks(workers.stream().map(Fork::allocation).toList()),
                mean(workers, Fork::level));
    }

    private static double mean(List<Fork> workers, ToDoubleFunction<Fork> part) {
        return Moments.geometricMean(workers.stream().mapToDouble(part).toArray());
    }

    private static Optional<Allocation> allocation(List<Samples> groups) {
        List<List<Double>> known = groups.stream()
                .flatMap(group -> group.allocatedBytesPerOperation().stream())
                .toList();
        return known.size() < groups.size()
                ? Optional.empty()
                : Optional.of(Allocation.of(known.stream().map(Doubles::median).toList()));
    }
}
