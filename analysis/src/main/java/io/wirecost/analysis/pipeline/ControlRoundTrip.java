package io.wirecost.analysis.pipeline;

import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Block;
import io.wirecost.core.run.Run;
import java.util.OptionalDouble;

/** The way of an empty word through the pipeline's control topic and back. */
public final class ControlRoundTrip {
    private ControlRoundTrip() {}

    /** Median over all blocks of a run, in nanoseconds; the time of each set contains about half of one. */
    public static OptionalDouble medianNanos(Run run) {
        double[] nanos = run.cells().stream()
                .flatMap(cell -> cell.figures(Pipeline.class).stream())
                .flatMap(pipeline -> pipeline.blocks().stream())
                .mapToDouble(Block::controlRoundTripNanos)
                .toArray();
        return nanos.length == 0 ? OptionalDouble.empty() : OptionalDouble.of(Moments.median(nanos));
    }
}
