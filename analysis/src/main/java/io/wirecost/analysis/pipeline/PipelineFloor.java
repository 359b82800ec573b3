package io.wirecost.analysis.pipeline;

import io.wirecost.analysis.Baseline;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import java.util.List;
import java.util.Optional;

/** The cost of the pipeline by itself: bytes that were encoded before go through it and are not decoded. */
public final class PipelineFloor {
    private PipelineFloor() {}

    /**
     * The floors that were measured, in the run's order.
     *
     * @param passage over the same link and at the same pace, whatever its reading
     */
    public static List<Cell> cells(Run run, Passage passage) {
        Task task = passage.by(Reading.NEVER);
        return run.cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .filter(cell -> cell.trial().task().equals(task))
                .toList();
    }

    /** The floor that a codec stands on: that of its own bytes, else that of the baseline's, else the run's first. */
    public static Optional<Cell> of(Run run, Passage passage, Variant codec) {
        List<Cell> floors = cells(run, passage);
        return named(floors, codec)
                .or(() -> Baseline.of(run).flatMap(baseline -> named(floors, baseline)))
                .or(() -> floors.stream().findFirst());
    }

    /**
     * Returns how much of a codec's time is its floor: 0.8 when the pipeline by itself takes four fifths of it. The
     * rest, 1 minus this, is above the floor. Held against each other block by block, like any ratio in the pipeline.
     *
     * @return empty when no round has both
     */
    public static Optional<Estimate> share(Pipeline floor, Pipeline codec) {
        return BlockScores.of(floor).ratioTo(BlockScores.of(codec));
    }

    private static Optional<Cell> named(List<Cell> floors, Variant codec) {
        return floors.stream()
                .filter(cell -> cell.trial().codec().equals(codec))
                .findFirst();
    }
}
