package io.wirecost.analysis.pipeline;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.run.Pipeline;

/**
 * One codec in the pipeline.
 *
 * @param nanosPerMessage over the blocks, which are the unit of statistics; the interval is without {@link RoundEffects}
 * @param setTimes of single iterations
 */
public record PipelineStatistics(Estimate nanosPerMessage, SetTimes setTimes, PipelineCosts costs) {
    private static final double NANOS_PER_SECOND = 1e9;

    /**
     * @param pipeline at least one block, each with at least one iteration
     * @param effects of the run that it belongs to
     */
    public static PipelineStatistics of(Pipeline pipeline, RoundEffects effects) {
        return new PipelineStatistics(
                effects.estimate(BlockScores.of(pipeline)), SetTimes.of(pipeline), PipelineCosts.of(pipeline));
    }

    /** The figure as a rate: messages that A sends and C has in the end, filtered ones included. */
    public double messagesPerSecond() {
        return NANOS_PER_SECOND / nanosPerMessage.centre();
    }
}
