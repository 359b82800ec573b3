package io.wirecost.analysis.rate;

import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Iteration;
import java.util.List;

/**
 * One codec at a rate that was given.
 *
 * @param sets that were sent
 * @param sustained of these, sets whose rate the services sustained
 */
public record PacedLatency(LatencyPercentiles latencies, int sets, int sustained) {
    static PacedLatency of(Pipeline pipeline, OpenLoop openLoop) {
        List<Iteration> sets = pipeline.blocks().stream()
                .flatMap(block -> block.iterations().stream())
                .toList();
        return new PacedLatency(LatencyPercentiles.of(pipeline), sets.size(), (int)
                sets.stream().filter(openLoop::isSustainedBy).count());
    }
}
