package io.wirecost.studies.lviv2024.bandwidth;

import io.wirecost.analysis.pipeline.BlockScores;
import io.wirecost.analysis.pipeline.PipelineFloor;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.studies.lviv2024.latency.JsonRules;
import io.wirecost.studies.lviv2024.latency.LatencyFigures;
import java.util.Optional;

/** A sweep over one of its links. */
record OverLink(Link link, LatencyFigures figures) {
    /** @throws IllegalArgumentException if JSON has no figure there */
    static OverLink of(Run sweep, Link link) {
        LatencyFigures figures = new LatencyFigures(sweep, Passage.PLAIN.over(link));
        if (figures.format(JsonRules.JSON).isEmpty()) {
            throw new IllegalArgumentException("the run that was started " + sweep.started()
                    + " has no figure of jackson-json over " + link + "; measure it with --measure pipeline");
        }
        return new OverLink(link, figures);
    }

    /** Returns the ratio of one codec's time to another's, block by block; empty if either has no figure. */
    Optional<Estimate> ratio(Variant one, Variant other) {
        return scores(one).flatMap(own -> scores(other).flatMap(own::ratioTo));
    }

    /**
     * Returns how many times as long a codec takes as the floor of its bytes, or of JSON's; empty where either has no
     * figure.
     */
    Optional<Estimate> ratioToFloor(Variant codec) {
        return PipelineFloor.of(figures.run(), figures.passage(), codec)
                .flatMap(cell -> cell.figures(Pipeline.class))
                .flatMap(floor -> scores(codec).flatMap(own -> own.ratioTo(BlockScores.of(floor))));
    }

    /** Encoded bytes per message; empty where it has no figure. */
    Optional<Double> payloadBytes(Variant codec) {
        return figures.samples(codec)
                .map(samples -> samples.blocks().stream()
                        .flatMap(block -> block.iterations().stream())
                        .mapToDouble(set -> set.payloadBytes() / (double) (set.messages() + set.forwarded()))
                        .average()
                        .orElseThrow());
    }

    private Optional<BlockScores> scores(Variant codec) {
        return figures.samples(codec).map(BlockScores::of);
    }
}
