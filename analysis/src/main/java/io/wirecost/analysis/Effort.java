package io.wirecost.analysis;

import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Run;
import java.util.Optional;

/**
 * How much a run was asked to measure.
 *
 * @param forks measuring JVMs per speed trial; empty where nothing but the pipeline was measured
 * @param blocks of the pipeline per codec; empty where it was not measured
 */
public record Effort(Optional<Integer> forks, Optional<Integer> blocks) {
    public static Effort of(Run run) {
        boolean pipelineOnly = run.pipeline().isPresent()
                && run.cells().stream()
                        .allMatch(
                                cell -> Passage.parse(cell.trial().operation()).isPresent());
        return new Effort(
                pipelineOnly ? Optional.empty() : Optional.of(run.plannedForks()),
                run.pipeline().map(Experiment::blocks));
    }

    /** Whether no time at all may be ranked, but perhaps those of the pipeline, which have their own unit. */
    public boolean isSmoke() {
        return forks.or(() -> blocks).orElse(0) < Run.FORKS_TO_RANK;
    }

    /** Whether the pipeline may not be ranked. */
    public boolean isSmokeInPipeline() {
        return blocks.orElse(0) < Run.FORKS_TO_RANK;
    }

    /** {@code 3 forks per speed trial}, {@code one block per codec}, or both. */
    public String words() {
        Optional<String> loop = forks.map(count -> count(count, "fork") + " per speed trial");
        Optional<String> pipeline = blocks.map(count -> count(count, "block") + " per codec");
        return loop.map(words -> words
                        + pipeline.map(more -> ", " + more + " in the pipeline").orElse(""))
                .or(() -> pipeline)
                .orElse("");
    }

    private static String count(int count, String unit) {
        return count == 1 ? "one " + unit : count + " " + unit + "s";
    }
}
