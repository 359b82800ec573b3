package io.wirecost.analysis;

import io.wirecost.analysis.ForkScores.Fork;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.Speed;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * One operation of one codec.
 *
 * @param clock by which all of its times are read, but the wall's
 * @param nanosPerOperation mean over the groups of the size series
 * @param wallNanosPerOperation the same on the wall, to stand beside it
 * @param floorNanosPerOperation copying the same encoded bytes, in the same JVMs
 * @param allocatedBytesPerOperation arithmetic mean over the forks; it hardly varies, and may be zero
 * @param nanosByGroup in the order of the dataset's groups
 * @param allocatedBytesByGroup in the order of the dataset's groups
 */
public record SpeedStatistics(
        Clock clock,
        Estimate nanosPerOperation,
        double wallNanosPerOperation,
        Estimate floorNanosPerOperation,
        double allocatedBytesPerOperation,
        List<Estimate> nanosByGroup,
        List<Double> allocatedBytesByGroup) {
    public SpeedStatistics {
        nanosByGroup = List.copyOf(nanosByGroup);
        allocatedBytesByGroup = List.copyOf(allocatedBytesByGroup);
    }

    public static SpeedStatistics of(Speed speed) {
        Clock clock = Clock.of(speed);
        List<Fork> forks = ForkScores.of(speed, clock).forks();
        List<Fork> onTheWall = ForkScores.of(speed, Clock.WALL).forks();
        int groups = forks.get(0).nanosByGroup().size();
        return new SpeedStatistics(
                clock,
                estimate(forks, Fork::nanosPerOperation),
                estimate(onTheWall, Fork::nanosPerOperation).centre(),
                estimate(forks, Fork::floorNanosPerOperation),
                mean(forks, Fork::allocatedBytesPerOperation),
                IntStream.range(0, groups)
                        .mapToObj(group ->
                                estimate(forks, fork -> fork.nanosByGroup().get(group)))
                        .toList(),
                IntStream.range(0, groups)
                        .mapToObj(group ->
                                mean(forks, fork -> fork.allocatedBytesByGroup().get(group)))
                        .toList());
    }

    private static Estimate estimate(List<Fork> forks, ToDoubleFunction<Fork> score) {
        return Estimate.of(forks.stream().mapToDouble(score).boxed().toList());
    }

    private static double mean(List<Fork> forks, ToDoubleFunction<Fork> score) {
        return Moments.mean(forks.stream().mapToDouble(score).toArray());
    }
}
