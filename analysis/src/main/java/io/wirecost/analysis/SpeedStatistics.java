package io.wirecost.analysis;

import io.wirecost.analysis.ForkScores.Fork;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Moments;
import io.wirecost.analysis.statistics.Prior;
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

    /** @param priors of the run that the cell belongs to; the intervals of single groups do without */
    public static SpeedStatistics of(Speed speed, SpeedPriors priors) {
        Clock clock = Clock.of(speed);
        List<Fork> forks = ForkScores.of(speed, clock).forks();
        List<Fork> onTheWall = ForkScores.of(speed, Clock.WALL).forks();
        int groups = forks.get(0).nanosByGroup().size();
        return new SpeedStatistics(
                clock,
                estimate(forks, Fork::nanosPerOperation, priors.time()),
                estimate(onTheWall, Fork::nanosPerOperation, Prior.NONE).centre(),
                estimate(forks, Fork::floorNanosPerOperation, priors.floor()),
                mean(forks, Fork::allocatedBytesPerOperation),
                IntStream.range(0, groups)
                        .mapToObj(group ->
                                estimate(forks, fork -> fork.nanosByGroup().get(group), Prior.NONE))
                        .toList(),
                IntStream.range(0, groups)
                        .mapToObj(group ->
                                mean(forks, fork -> fork.allocatedBytesByGroup().get(group)))
                        .toList());
    }

    private static Estimate estimate(List<Fork> forks, ToDoubleFunction<Fork> score, Prior prior) {
        return Estimate.of(forks.stream().mapToDouble(score).boxed().toList(), prior);
    }

    private static double mean(List<Fork> forks, ToDoubleFunction<Fork> score) {
        return Moments.mean(forks.stream().mapToDouble(score).toArray());
    }
}
