package io.wirecost.analysis;

import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Samples;
import java.util.List;
import java.util.Optional;

/**
 * One score per fork, from its iterations.
 *
 * @param forks in the order of the run
 */
public record ForkScores(List<Fork> forks) {
    public ForkScores {
        forks = List.copyOf(forks);
    }

    /**
     * The scores of one measuring JVM. A group's score is the median of its iterations, which a burst of garbage
     * collection or a late compilation does not move. The fork's score is the mean over its groups, so that every step
     * of the size series weighs the same.
     *
     * @param nanosPerOperation mean over the groups
     * @param floorNanosPerOperation copying the encoded bytes: median of the iterations
     * @param allocation by the same rules; empty where the runtime does not tell
     */
    public record Fork(
            double nanosPerOperation,
            double floorNanosPerOperation,
            List<Double> nanosByGroup,
            Optional<Allocation> allocation) {
        public Fork {
            nanosByGroup = List.copyOf(nanosByGroup);
        }
    }

    /** @param speed at least one fork, each with at least one group and one iteration of each */
    public static ForkScores of(Speed speed) {
        return of(speed, Clock.of(speed));
    }

    /** @param clock one that all forks can be read by */
    public static ForkScores of(Speed speed, Clock clock) {
        return new ForkScores(
                speed.forks().stream().map(fork -> score(fork, clock)).toList());
    }

    private static Fork score(Speed.Fork fork, Clock clock) {
        List<Double> nanos = medians(fork.groups().stream().map(clock::nanos).toList());
        return new Fork(mean(nanos), median(clock.nanos(fork.floor())), nanos, allocation(fork.groups()));
    }

    private static Optional<Allocation> allocation(List<Samples> groups) {
        List<List<Double>> known = groups.stream()
                .flatMap(group -> group.allocatedBytesPerOperation().stream())
                .toList();
        return known.size() < groups.size() ? Optional.empty() : Optional.of(Allocation.of(medians(known)));
    }

    private static List<Double> medians(List<List<Double>> groups) {
        return groups.stream().map(ForkScores::median).toList();
    }

    private static double median(List<Double> values) {
        return Moments.median(doubles(values));
    }

    private static double mean(List<Double> values) {
        return Moments.mean(doubles(values));
    }

    private static double[] doubles(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
