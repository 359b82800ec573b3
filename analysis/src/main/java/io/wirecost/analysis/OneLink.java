package io.wirecost.analysis;

import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Trial;
import java.util.List;
import java.util.Optional;

/** A sweep as seen over one of its links: whatever reads a run without links reads this one too. */
public final class OneLink {
    private OneLink() {}

    /**
     * The run without what went over other links. What went over this one has the names that it would have without any;
     * sizes and operations, which know no link, are as they were.
     */
    public static Run of(Run run, Link link) {
        List<Cell> cells =
                run.cells().stream().flatMap(cell -> over(link, cell).stream()).toList();
        return new Run(
                run.formatVersion(),
                run.wirecost(),
                run.started(),
                run.command(),
                run.profile(),
                run.complete(),
                run.plannedForks(),
                run.environment(),
                run.data(),
                run.codecs(),
                run.pipeline(),
                cells);
    }

    private static Optional<Cell> over(Link link, Cell cell) {
        Trial trial = cell.trial();
        Optional<Passage> passage = Passage.parse(trial.operation());
        if (passage.isEmpty()) {
            return Optional.of(cell);
        }
        return passage.filter(known -> known.link().equals(link))
                .map(known -> known.over(Link.UNLIMITED).operation())
                .map(operation -> new Trial(trial.workload(), trial.runtime(), trial.codec(), operation))
                .map(renamed ->
                        new Cell(renamed, cell.status(), cell.reason(), cell.sizes(), cell.speed(), cell.pipeline()));
    }
}
