package io.wirecost.analysis.pipeline;

import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.Pipeline;

/**
 * How long whole sets took, over the iterations of all blocks, in nanoseconds. They spread because sets grow, so this
 * describes the experiment and is no error; quantiles are linear between the nearest ranks.
 */
public record SetTimes(
        int sets,
        double meanNanos,
        double medianNanos,
        double standardDeviationNanos,
        double minNanos,
        double p5Nanos,
        double p25Nanos,
        double p75Nanos,
        double p95Nanos,
        double maxNanos) {
    static SetTimes of(Pipeline pipeline) {
        double[] nanos = pipeline.blocks().stream()
                .flatMap(block -> block.iterations().stream())
                .mapToDouble(Pipeline.Iteration::elapsedNanos)
                .toArray();
        return new SetTimes(
                nanos.length,
                Moments.mean(nanos),
                Moments.median(nanos),
                Moments.standardDeviation(nanos),
                Moments.quantile(nanos, 0),
                Moments.quantile(nanos, 0.05),
                Moments.quantile(nanos, 0.25),
                Moments.quantile(nanos, 0.75),
                Moments.quantile(nanos, 0.95),
                Moments.quantile(nanos, 1));
    }
}
