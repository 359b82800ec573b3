package io.wirecost.analysis.pipeline;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.Pipeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One score per block of the pipeline, from its iterations.
 *
 * @param blocks in the order of the run
 */
public record BlockScores(List<Block> blocks) {
    public BlockScores {
        blocks = List.copyOf(blocks);
    }

    /**
     * The figures of the three services together.
     *
     * @param round the round of the run that the block belonged to, from 0
     * @param fresh whether it was the first of its services
     * @param nanosPerMessage geometric mean over its sets, so that a small set counts as much as a large one
     */
    public record Block(int round, boolean fresh, double nanosPerMessage) {}

    /** @param pipeline at least one block, each with at least one iteration */
    public static BlockScores of(Pipeline pipeline) {
        return new BlockScores(
                pipeline.blocks().stream().map(BlockScores::score).toList());
    }

    private static Block score(Pipeline.Block block) {
        double[] nanos = block.iterations().stream()
                .mapToDouble(set -> set.elapsedNanos() / (double) set.messages())
                .toArray();
        return new Block(block.round(), block.fresh(), Moments.geometricMean(nanos));
    }

    /**
     * Returns the ratio of the time to that of another codec. Blocks of one round went through the same sets in the
     * same stretch of time, so each is compared with its partner. The interval is that of the rounds' ratios, and
     * allows for the luck of services that several blocks share.
     *
     * @return empty when no round has both
     */
    public Optional<Estimate> ratioTo(BlockScores other) {
        List<Double> ratios = new ArrayList<>();
        for (Block own : blocks) {
            other.blocks.stream()
                    .filter(block -> block.round() == own.round())
                    .findFirst()
                    .ifPresent(block -> ratios.add(own.nanosPerMessage() / block.nanosPerMessage()));
        }
        return ratios.isEmpty()
                ? Optional.empty()
                : Optional.of(ServiceLuck.allowedFor(Estimate.of(ratios), this, other));
    }
}
