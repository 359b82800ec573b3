package io.wirecost.analysis;

import io.wirecost.analysis.ForkScores.Fork;
import io.wirecost.analysis.statistics.Prior;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Figures;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import java.util.Collection;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * What the times of a run tell about the spread of a single cell. Copying varies less than serializing, so the floors
 * have a prior of their own.
 *
 * @param time of the operations, or of the round trips
 * @param floor of copying the encoded bytes
 */
public record SpeedPriors(Prior time, Prior floor) {
    /** For a cell that is looked at alone. */
    public static final SpeedPriors NONE = new SpeedPriors(Prior.NONE, Prior.NONE);

    /** Returns the priors of all measured operations of a run together. */
    public static SpeedPriors ofOperations(Run run) {
        return of(run.cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .filter(cell -> cell.trial().task().figures() == Figures.FigureKind.SPEED)
                .flatMap(cell -> cell.figures(Speed.class).stream())
                .toList());
    }

    /** Returns the priors of the round trips of a run: a sum varies less than its parts. */
    public static SpeedPriors ofRoundTrips(Run run) {
        return of(RoundTrip.cells(run).stream()
                .flatMap(cell -> cell.figures(Speed.class).stream())
                .toList());
    }

    /** Returns the priors of these cells, which were measured in one run. */
    public static SpeedPriors of(Collection<Speed> cells) {
        List<ForkScores> scores = cells.stream().map(ForkScores::of).toList();
        return new SpeedPriors(prior(scores, Fork::nanosPerOperation), prior(scores, Fork::floorNanosPerOperation));
    }

    private static Prior prior(List<ForkScores> cells, ToDoubleFunction<Fork> score) {
        return Prior.of(cells.stream()
                .map(cell -> cell.forks().stream().mapToDouble(score).boxed().toList())
                .toList());
    }
}
