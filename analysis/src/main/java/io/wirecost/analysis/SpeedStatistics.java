package io.wirecost.analysis;

import io.wirecost.analysis.ForkScores.Fork;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Prior;
import io.wirecost.core.run.Speed;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * One operation of one codec.
 *
 * @param clock by which all of its times are read, but the wall's
 * @param nanosPerOperation mean over the groups of the size series. For comparisons within its run: the interval is
 *     without the machine's speed, which all codecs share
 * @param absoluteNanos the same for comparisons with anything else: the interval includes the machine's speed. In runs
 *     from before there were slices it is the same interval
 * @param wallNanosPerOperation the same on the wall, to stand beside it
 * @param floorNanosPerOperation copying the same encoded bytes, in the same JVMs
 * @param nanosByGroup in the order of the dataset's groups
 * @param allocation empty for a runtime that does not tell
 */
public record SpeedStatistics(
        Clock clock,
        Estimate nanosPerOperation,
        Estimate absoluteNanos,
        double wallNanosPerOperation,
        Estimate floorNanosPerOperation,
        List<Estimate> nanosByGroup,
        Optional<Allocation> allocation) {
    public SpeedStatistics {
        nanosByGroup = List.copyOf(nanosByGroup);
    }

    /** @param priors of the run that the cell belongs to; the intervals of single groups do without */
    public static SpeedStatistics of(Speed speed, SpeedPriors priors) {
        Clock clock = Clock.of(speed);
        List<Fork> forks = ForkScores.of(speed, clock).forks();
        List<Fork> onTheWall = ForkScores.of(speed, Clock.WALL).forks();
        Estimate nanos = estimate(forks, Fork::nanosPerOperation, priors.time());
        int groups = forks.get(0).nanosByGroup().size();
        return new SpeedStatistics(
                clock,
                nanos,
                absolute(nanos, forks, priors.time().plain()),
                estimate(onTheWall, Fork::nanosPerOperation, Prior.NONE).centre(),
                estimate(forks, Fork::floorNanosPerOperation, priors.floor()),
                IntStream.range(0, groups)
                        .mapToObj(group ->
                                estimate(forks, fork -> fork.nanosByGroup().get(group), Prior.NONE))
                        .toList(),
                Allocation.ofForks(forks.stream().map(Fork::allocation).toList()));
    }

    /** The machine's speed is one for all cells, so the others tell nothing about how it varies. */
    private static Estimate absolute(Estimate nanos, List<Fork> forks, Prior plain) {
        return forks.stream().allMatch(fork -> fork.level() == 1)
                ? nanos
                : nanos.times(estimate(forks, Fork::level, plain));
    }

    private static Estimate estimate(List<Fork> forks, ToDoubleFunction<Fork> score, Prior prior) {
        return Estimate.of(forks.stream().mapToDouble(score).boxed().toList(), prior);
    }
}
