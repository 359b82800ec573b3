package io.wirecost.analysis.level;

import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Takes out of the times of slices what the machine did to all codecs alike. Each step is a fit to logarithms of costs.
 * The cost of a slice is the mean over its groups.
 *
 * <ol>
 *   <li>The neighbours of a core, which the reference work beside each group shows ({@link ReferenceEffect}).
 *   <li>The effect of each pass, in the table of an operation's workers and passes in one heat.
 *   <li>The effect of each heat, in the table of an operation's codecs and heats. Every worker weighs the same there, the
 *       baseline's two as well. So the effects sum to zero over the workers, and levelled times are as large as the
 *       others on the mean of all.
 * </ol>
 *
 * <p>An effect needs two that share it. So a worker that is always alone, and the only codec of a heat, keep their times. A
 * slice that is alone in its pass is made as long as the worker's others, since nothing tells the pass.
 * Runtimes are apart in all steps. It starts from the raw times, so to level twice is to level once. Forks without slices
 * stay as they are, and so do those without processor times.
 */
public final class Levelling {
    private Levelling() {}

    /** Returns the same run with levelled times. */
    public static Run of(Run run) {
        return run.with(of(run.cells()));
    }

    /** Returns the same cells in their order, with levelled times. */
    public static List<Cell> of(List<Cell> cells) {
        Map<String, List<Cell>> runtimes = cells.stream()
                .collect(Collectors.groupingBy(cell -> cell.trial().codec().runtime()));
        Map<String, Levels> levels = runtimes.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, runtime -> Levels.of(runtime.getValue())));
        return cells.stream()
                .map(cell -> levels.get(cell.trial().codec().runtime()).levelled(cell))
                .toList();
    }
}
