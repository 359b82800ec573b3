package io.wirecost.analysis.rate;

import io.wirecost.analysis.ranking.Ranked;
import io.wirecost.analysis.ranking.Ranking;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Run;
import java.util.List;
import java.util.Optional;

/** The cells of a run that were sent at a rate, best first, ranked as everywhere in the pipeline. */
public final class PacedRanking {
    private PacedRanking() {}

    /**
     * Returns how messages went through the services by this reading, over each link; empty if they were not sent at a
     * rate.
     */
    public static List<Passage> passages(Run run, Reading reading) {
        return run.pipeline()
                .filter(experiment -> experiment.openLoop().isPresent())
                .map(experiment -> experiment.passages(reading))
                .orElse(List.of());
    }

    /** Cells for which the highest rate was sought: the highest first. */
    public static List<Ranked<SustainedRate>> bySustainedRate(Run run, Passage passage) {
        return openLoop(run)
                .filter(openLoop -> openLoop.messagesPerSecond().isEmpty())
                .map(openLoop -> Ranking.byBlocks(
                        run, passage, pipeline -> SustainedRate.of(pipeline, openLoop), SustainedRate::nanosPerMessage))
                .orElse(List.of());
    }

    /** Cells whose rate was given: by their 99th percentile, the lowest first. */
    public static List<Ranked<PacedLatency>> byLatency(Run run, Passage passage) {
        return openLoop(run)
                .filter(openLoop -> openLoop.messagesPerSecond().isPresent())
                .map(openLoop -> Ranking.byBlocks(
                        run,
                        passage,
                        pipeline -> PacedLatency.of(pipeline, openLoop),
                        cell -> Optional.of(cell.latencies().estimate(OpenLoop.BOUND_FRACTION))))
                .orElse(List.of());
    }

    private static Optional<OpenLoop> openLoop(Run run) {
        return run.pipeline().flatMap(Experiment::openLoop);
    }
}
