package io.wirecost.analysis;

import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

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
        List<Speed.Fork> forks = new ArrayList<>();
        for (Speed.Fork fork : there.forks()) {
            back.forks().stream()
                    .filter(other -> other.round() == fork.round())
                    .findFirst()
                    .ifPresent(other -> forks.add(sum(fork, other)));
        }
        Trial trial = serialize.trial();
        return forks.isEmpty()
                ? Optional.empty()
                : Optional.of(Cell.measured(
                        new Trial(trial.workload(), trial.codec(), new Task.RoundTrip()), new Speed(forks)));
    }

    /** Sums of scores: each sample becomes the median that would be taken of it. */
    private static Speed.Fork sum(Speed.Fork there, Speed.Fork back) {
        List<Speed.Samples> groups = IntStream.range(0, there.groups().size())
                .mapToObj(group -> sum(there.groups().get(group), back.groups().get(group)))
                .toList();
        return new Speed.Fork(there.round(), groups, sum(there.floor(), back.floor()));
    }

    private static Speed.Samples sum(Speed.Samples there, Speed.Samples back) {
        return new Speed.Samples(
                List.of(median(there.nanosPerOperation()) + median(back.nanosPerOperation())),
                sum(there.allocatedBytesPerOperation(), back.allocatedBytesPerOperation()),
                sum(there.processorNanosPerOperation(), back.processorNanosPerOperation()));
    }

    private static Optional<List<Double>> sum(Optional<List<Double>> there, Optional<List<Double>> back) {
        return there.flatMap(one -> back.map(other -> List.of(median(one) + median(other))));
    }

    private static double median(List<Double> values) {
        return Moments.median(values.stream().mapToDouble(Double::doubleValue).toArray());
    }
}
