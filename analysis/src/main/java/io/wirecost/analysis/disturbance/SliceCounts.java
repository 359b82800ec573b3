package io.wirecost.analysis.disturbance;

import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Cause;
import io.wirecost.core.run.Speed.Slices;
import java.util.List;
import java.util.Optional;

/**
 * What became of the slices of a run.
 *
 * @param slices all of them
 * @param disturbed those that were taken again because others were busy
 * @param compiling those that were taken again because compilers were at work
 * @param cells how many times workers were to measure an operation
 * @param cold those of them that had no slice without compilers at work
 */
public record SliceCounts(int slices, int disturbed, int compiling, int cells, int cold) {
    /** Counts those of a run; empty where workers did not take turns. */
    public static Optional<SliceCounts> of(Run run) {
        List<Slices> all = run.cells().stream()
                .flatMap(cell -> cell.figures(Speed.class).stream())
                .flatMap(speed -> speed.workers().stream())
                .flatMap(worker -> worker.slices().stream())
                .toList();
        return all.isEmpty() ? Optional.empty() : Optional.of(of(all));
    }

    private static SliceCounts of(List<Slices> all) {
        return new SliceCounts(
                all.stream()
                        .mapToInt(worker ->
                                worker.passes().size() + worker.voided().size())
                        .sum(),
                voided(all, Cause.OTHERS),
                voided(all, Cause.COMPILERS),
                all.size(),
                (int) all.stream()
                        .filter(worker -> worker.mark().equals(Optional.of(Cause.COMPILERS)))
                        .count());
    }

    private static int voided(List<Slices> all, Cause cause) {
        return (int) all.stream()
                .flatMap(worker -> worker.voided().stream())
                .filter(slice -> slice.cause() == cause)
                .count();
    }
}
