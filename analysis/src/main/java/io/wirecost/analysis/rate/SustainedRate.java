package io.wirecost.analysis.rate;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Block;
import io.wirecost.core.run.Pipeline.Iteration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The highest rates that one codec sustained.
 *
 * @param rates messages per second, one per block that sustained any
 * @param without blocks that did not sustain the lowest rate that was tried
 * @param latencies at these rates; empty if there are none
 * @param tries sets that were sent to find them
 * @param sustainedTries of these, those whose rate was sustained
 */
public record SustainedRate(
        List<Double> rates, int without, Optional<LatencyPercentiles> latencies, int tries, int sustainedTries) {
    private static final double NANOS_PER_SECOND = 1e9;

    public SustainedRate {
        rates = List.copyOf(rates);
    }

    /** @param pipeline of a cell for which the highest rate was sought */
    static SustainedRate of(Pipeline pipeline, OpenLoop openLoop) {
        List<Iteration> highest = pipeline.blocks().stream()
                .flatMap(block -> fastest(block, openLoop).stream())
                .toList();
        return new SustainedRate(
                highest.stream().map(SustainedRate::rate).toList(),
                pipeline.blocks().size() - highest.size(),
                highest.isEmpty()
                        ? Optional.empty()
                        : Optional.of(LatencyPercentiles.of(highest.stream()
                                .map(set -> LatencyPercentiles.merged(List.of(set)))
                                .toList())),
                (int) tries(pipeline).count(),
                (int) tries(pipeline).filter(openLoop::isSustainedBy).count());
    }

    private static Stream<Iteration> tries(Pipeline pipeline) {
        return pipeline.blocks().stream().flatMap(block -> block.iterations().stream());
    }

    /** Returns the highest rate that a block sustained, in messages per second; empty if it sustained none. */
    public static Optional<Double> highest(Block block, OpenLoop openLoop) {
        return fastest(block, openLoop).map(SustainedRate::rate);
    }

    private static Optional<Iteration> fastest(Block block, OpenLoop openLoop) {
        return block.iterations().stream()
                .filter(openLoop::isSustainedBy)
                .max(Comparator.comparingDouble(SustainedRate::rate));
    }

    private static double rate(Iteration set) {
        return set.paced().orElseThrow().messagesPerSecond();
    }

    /** Returns the mean rate over the blocks; empty if one of them sustained none, since zero has no logarithm. */
    public Optional<Estimate> messagesPerSecond() {
        return isSustained() ? Optional.of(Estimate.of(rates)) : Optional.empty();
    }

    /** The same as the time from one message to the next, so that less is better. */
    public Optional<Estimate> nanosPerMessage() {
        return isSustained()
                ? Optional.of(Estimate.of(
                        rates.stream().map(rate -> NANOS_PER_SECOND / rate).toList()))
                : Optional.empty();
    }

    private boolean isSustained() {
        return without == 0 && !rates.isEmpty();
    }
}
