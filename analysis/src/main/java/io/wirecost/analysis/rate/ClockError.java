package io.wirecost.analysis.rate;

import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Paced;
import io.wirecost.core.run.Run;
import java.util.OptionalLong;

/** How far latencies may be off because A and C look at a clock each. */
public final class ClockError {
    private ClockError() {}

    /** Returns the largest error of all sets that were sent at a rate; empty if there are no such sets. */
    public static OptionalLong mostNanos(Run run) {
        return run.cells().stream()
                .flatMap(cell -> cell.figures(Pipeline.class).stream())
                .flatMap(pipeline -> pipeline.blocks().stream())
                .flatMap(block -> block.iterations().stream())
                .flatMap(set -> set.paced().stream())
                .mapToLong(Paced::clockErrorNanos)
                .max();
    }
}
