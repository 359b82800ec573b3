package io.wirecost.analysis;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Serialize plus deserialize: what one message costs its sender and its receiver together. It is no trial of its own
 * but the sum of two, fork by fork. The forks of one round ran in the same stretch of time, so the sum's interval
 * includes a drift that hit both.
 */
public final class RoundTrip {
    private RoundTrip() {}

    /** One cell for each codec that has both figures, with the forks of the rounds that have both. */
    public static List<Cell> cells(Run run) {
        List<Cell> cells = new ArrayList<>();
        for (Cell cell : run.cells()) {
            if (isMeasured(cell, Operation.SERIALIZE)) {
                other(run, cell).flatMap(back -> sum(cell, back)).ifPresent(cells::add);
            }
        }
        return cells;
    }

    private static boolean isMeasured(Cell cell, Operation operation) {
        return cell.status() == Cell.Status.MEASURED && cell.trial().task().equals(new Task.Time(operation));
    }

    private static Optional<Cell> other(Run run, Cell serialize) {
        Trial trial = serialize.trial();
        return run.cells().stream()
                .filter(cell -> isMeasured(cell, Operation.DESERIALIZE))
                .filter(cell -> cell.trial().codec().equals(trial.codec())
                        && cell.trial().workload().equals(trial.workload()))
                .findFirst();
    }

    private static Optional<Cell> sum(Cell serialize, Cell deserialize) {
        Speed there = serialize.figures(Speed.class).orElseThrow();
        Speed back = deserialize.figures(Speed.class).orElseThrow();
        List<Speed.Fork> forks = sums(there.forks(), back.forks());
        List<Speed.Fork> twins =
                sums(there.twins().orElse(List.of()), back.twins().orElse(List.of()));
        Trial trial = serialize.trial();
        return forks.isEmpty()
                ? Optional.empty()
                : Optional.of(Cell.measured(
                        new Trial(trial.workload(), trial.codec(), new Task.RoundTrip()),
                        new Speed(forks, Optional.empty(), twins.isEmpty() ? Optional.empty() : Optional.of(twins))));
    }

    /** Adds the first fork of a round to the first of the other operation, the second to the second, and so on. */
    private static List<Speed.Fork> sums(List<Speed.Fork> there, List<Speed.Fork> back) {
        List<Speed.Fork> left = new ArrayList<>(back);
        List<Speed.Fork> sums = new ArrayList<>();
        for (Speed.Fork fork : there) {
            left.stream()
                    .filter(other -> other.round() == fork.round())
                    .findFirst()
                    .ifPresent(other -> {
                        sums.add(SummedFork.of(fork, other));
                        left.remove(other);
                    });
        }
        return sums;
    }
}
