package io.wirecost.analysis;

import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Iteration;
import java.util.function.ToDoubleFunction;

/**
 * One codec in the pipeline.
 *
 * @param nanosPerMessage over the blocks, which are the unit of statistics; the interval is without {@link RoundEffects}
 * @param setTimes of single iterations
 * @param payloadBytesPerSecond encoded bytes that A and B sent, weighted like the time per message
 * @param sentBytesPerSecond what their producers put on the network, likewise
 */
public record PipelineStatistics(
        Estimate nanosPerMessage,
        SetTimes setTimes,
        double payloadBytesPerSecond,
        double sentBytesPerSecond,
        PipelineCosts costs) {
    private static final double NANOS_PER_SECOND = 1e9;

    /**
     * @param pipeline at least one block, each with at least one iteration
     * @param effects of the run that it belongs to
     */
    public static PipelineStatistics of(Pipeline pipeline, RoundEffects effects) {
        return new PipelineStatistics(
                effects.estimate(BlockScores.of(pipeline)),
                SetTimes.of(pipeline),
                perSecond(pipeline, Iteration::payloadBytes),
                perSecond(pipeline, Iteration::sentBytes),
                PipelineCosts.of(pipeline));
    }

    /** The figure as a rate: messages that A sends and C has in the end, filtered ones included. */
    public double messagesPerSecond() {
        return NANOS_PER_SECOND / nanosPerMessage.centre();
    }

    private static double perSecond(Pipeline pipeline, ToDoubleFunction<Iteration> bytes) {
        double[] blocks = pipeline.blocks().stream()
                .mapToDouble(block -> Moments.geometricMean(block.iterations().stream()
                        .mapToDouble(set -> NANOS_PER_SECOND * bytes.applyAsDouble(set) / set.elapsedNanos())
                        .toArray()))
                .toArray();
        return Moments.geometricMean(blocks);
    }
}
