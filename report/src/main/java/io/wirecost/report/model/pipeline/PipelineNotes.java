package io.wirecost.report.model.pipeline;

import io.wirecost.analysis.BatchRepeats;
import io.wirecost.analysis.Effort;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a reader must know of a line of the pipeline before comparing it. */
final class PipelineNotes {
    private final boolean smoke;
    private final Optional<BatchRepeats> repeats;

    PipelineNotes(Run run) {
        this.smoke = Effort.of(run).isSmokeInPipeline();
        this.repeats = BatchRepeats.of(run);
    }

    /** @param cell one that has blocks */
    Optional<String> of(Cell cell) {
        List<String> notes = new ArrayList<>();
        int blocks = cell.figures(Pipeline.class).orElseThrow().blocks().size();
        // Of a smoke run it is said of all lines at once that they are not ranked.
        if (!smoke && blocks < Run.FORKS_TO_RANK) {
            notes.add((blocks == 1 ? "one block" : blocks + " blocks") + ": not ranked");
        }
        repeats.filter(known -> known.concern(cell.trial().codec())).ifPresent(known -> notes.add(known.words()));
        return notes.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", notes));
    }
}
