package io.wirecost.analysis.link.model;

import io.wirecost.analysis.ForkScores;
import io.wirecost.analysis.ForkScores.Fork;
import io.wirecost.analysis.SizeStatistics;
import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Figures;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The cost of one codec as the loop measured it.
 *
 * @param serialize from the domain object to bytes
 * @param deserialize back
 */
public record LoopCost(Cost serialize, Cost deserialize) {
    /** The cost of bytes that are neither encoded nor decoded. */
    static final LoopCost NONE = new LoopCost(new Cost(0, 0), new Cost(0, 0));

    /** Groups that say something of a size are no further from it than this factor. */
    private static final double NEAR = 2;

    private static final int GROUPS_FOR_A_LINE = 4;

    /**
     * Fitted to the groups about as large as the messages, where there are enough; else to all.
     *
     * @param fewestBytes of the sizes that it will be asked for
     * @param mostBytes likewise
     * @return empty where the sizes or one of the times were not measured
     */
    static Optional<LoopCost> of(Run run, Variant codec, double fewestBytes, double mostBytes) {
        return measured(run, codec, new Task.Size(), Sizes.class)
                .map(sizes -> SizeStatistics.of(sizes).meanBytesByGroup())
                .flatMap(bytes -> {
                    List<Integer> groups = near(bytes, fewestBytes / NEAR, mostBytes * NEAR);
                    return cost(run, codec, Operation.SERIALIZE, bytes, groups)
                            .flatMap(there -> cost(run, codec, Operation.DESERIALIZE, bytes, groups)
                                    .map(back -> new LoopCost(there, back)));
                });
    }

    private static List<Integer> near(List<Double> bytes, double from, double to) {
        List<Integer> near = IntStream.range(0, bytes.size())
                .filter(group -> bytes.get(group) >= from && bytes.get(group) <= to)
                .boxed()
                .toList();
        return near.size() >= GROUPS_FOR_A_LINE
                ? near
                : IntStream.range(0, bytes.size()).boxed().toList();
    }

    private static Optional<Cost> cost(
            Run run, Variant codec, Operation operation, List<Double> bytes, List<Integer> groups) {
        return measured(run, codec, new Task.Time(operation), Speed.class)
                .map(speed -> ForkScores.of(speed).forks())
                .map(forks -> Cost.fit(
                        groups.stream().mapToDouble(bytes::get).toArray(),
                        groups.stream()
                                .mapToDouble(group -> median(forks, group))
                                .toArray()));
    }

    /** Returns the median over the forks, so that a single disturbed fork does not bend the line. */
    private static double median(List<Fork> forks, int group) {
        return Moments.median(forks.stream()
                .mapToDouble(fork -> fork.nanosByGroup().get(group))
                .toArray());
    }

    /** Returns a codec's measured figures; empty if it was not measured, or was refused. */
    public static <F extends Figures> Optional<F> measured(Run run, Variant codec, Task task, Class<F> figures) {
        return run.cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .filter(cell -> cell.trial().codec().equals(codec)
                        && cell.trial().task().equals(task))
                .findFirst()
                .flatMap(cell -> cell.figures(figures));
    }
}
