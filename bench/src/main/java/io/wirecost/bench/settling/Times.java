package io.wirecost.bench.settling;

import io.wirecost.analysis.Baseline;
import io.wirecost.analysis.ranking.Ranking;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The times of a run's codecs.
 *
 * @param nanos per operation
 * @param forks that count
 * @param voided that were measured again
 */
record Times(Variant baseline, Map<Trial, Estimate> nanos, int forks, int voided) {
    static final List<Operation> OPERATIONS = List.of(Operation.SERIALIZE, Operation.DESERIALIZE);

    static Times of(Run run) {
        Map<Trial, Estimate> nanos = new LinkedHashMap<>();
        for (Operation operation : OPERATIONS) {
            Ranking.bySpeed(run, operation)
                    .forEach(ranked ->
                            nanos.put(ranked.cell().trial(), ranked.statistics().nanosPerOperation()));
        }
        List<Speed> speeds = run.cells().stream()
                .flatMap(cell -> cell.figures(Speed.class).stream())
                .toList();
        return new Times(
                Baseline.of(run).orElseThrow(),
                nanos,
                speeds.stream().mapToInt(speed -> speed.forks().size()).sum(),
                speeds.stream()
                        .flatMap(speed -> speed.voided().stream())
                        .mapToInt(List::size)
                        .sum());
    }

    /** Returns the cells of an operation, without the baseline's. */
    List<Trial> of(Operation operation) {
        return nanos.keySet().stream()
                .filter(trial -> trial.task().equals(new Task.Time(operation)))
                .filter(trial -> !trial.codec().equals(baseline))
                .toList();
    }

    /** Returns the baseline's cell for the same operation. */
    Estimate baseline(Trial trial) {
        return nanos.get(new Trial(trial.workload(), baseline, trial.task()));
    }

    /** Returns how far the intervals reach, sorted: 0.08 for ±8 %. */
    List<Double> reaches() {
        return nanos.values().stream()
                .map(Estimate::reach)
                .flatMap(Optional::stream)
                .sorted()
                .toList();
    }

    Stream<Trial> trials() {
        return OPERATIONS.stream().flatMap(operation -> of(operation).stream());
    }
}
