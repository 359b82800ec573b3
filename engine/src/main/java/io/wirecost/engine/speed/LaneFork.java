package io.wirecost.engine.speed;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Cause;
import io.wirecost.core.run.Speed.Samples;
import io.wirecost.core.run.Speed.Slices;
import io.wirecost.core.run.Speed.VoidSlice;
import io.wirecost.core.run.Witness;
import io.wirecost.core.run.Witness.Load;
import io.wirecost.engine.witness.Surroundings;
import io.wirecost.engine.worker.WorkerWarmUp;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Makes a fork of what a worker has measured. Slices that are void do not count, unless there are no others.
 *
 * @param machine the reference work of the leading process before the heat and so far
 */
record LaneFork(WorkerLane lane, int groups, Machine machine) {
    /** What the machine needed for the reference work, in nanoseconds. */
    record Machine(double beforeNanos, double afterNanos) {}

    Speed.Fork of(Operation operation) {
        List<WorkerTurn> all = lane.turns(operation);
        List<WorkerTurn> clean = all.stream().filter(lane::counts).toList();
        List<WorkerTurn> counted = clean.isEmpty() ? all : clean;
        Optional<Cause> mark = clean.isEmpty() ? all.get(0).cause() : Optional.empty();
        double price = all.get(all.size() - 1).slice().collectorNanosPerByte();
        List<Samples> samples = IntStream.range(0, groups)
                .mapToObj(group -> samples(counted, group, price))
                .toList();
        Slices slices = new Slices(
                lane.seat().heat(),
                counted.stream().map(WorkerTurn::pass).toList(),
                clean.isEmpty() ? List.of() : voided(all, price),
                mark,
                ReferenceFit.of(counted, groups),
                Optional.empty());
        return new Speed.Fork(
                lane.seat().round(),
                samples,
                floor(),
                Optional.of(witness(operation, counted, mark)),
                Optional.of(slices));
    }

    private Samples floor() {
        WorkerTurn turn = new WorkerTurn(0, lane.floor(), new Surroundings(0, 0, Optional.empty()));
        return samples(List.of(turn), 0, lane.floor().collectorNanosPerByte());
    }

    private static Samples samples(List<WorkerTurn> turns, int group, double price) {
        return new Samples(
                turns.stream().map(turn -> turn.wallNanos(group)).toList(),
                each(turns, turn -> turn.allocatedBytes(group)),
                Optional.of(turns.stream()
                        .map(turn -> turn.processorNanos(group, price))
                        .toList()),
                each(turns, turn -> turn.referenceNanos(group)),
                Optional.empty());
    }

    /** Empty unless every turn has the figure. */
    private static Optional<List<Double>> each(List<WorkerTurn> turns, Function<WorkerTurn, Optional<Double>> figure) {
        List<Double> known =
                turns.stream().flatMap(turn -> figure.apply(turn).stream()).toList();
        return known.size() == turns.size() ? Optional.of(known) : Optional.empty();
    }

    private List<VoidSlice> voided(List<WorkerTurn> turns, double price) {
        return turns.stream()
                .filter(turn -> !lane.counts(turn))
                .flatMap(turn -> turn.cause().stream()
                        .map(cause -> new VoidSlice(
                                turn.pass(),
                                cause,
                                IntStream.range(0, groups)
                                        .mapToDouble(group -> turn.processorNanos(group, price))
                                        .average()
                                        .orElseThrow())))
                .toList();
    }

    private Witness witness(Operation operation, List<WorkerTurn> counted, Optional<Cause> mark) {
        WorkerWarmUp warmUp = lane.warmUp(operation);
        return new Witness(
                counted.get(0).around().startSeconds(),
                counted.get(counted.size() - 1).around().endSeconds(),
                warmUp.seconds(),
                warmUp.capped(),
                machine.beforeNanos(),
                machine.afterNanos(),
                mean(counted, WorkerTurn::processorShare),
                mean(counted, WorkerTurn::compilerShare),
                load(counted),
                mark.equals(Optional.of(Cause.OTHERS)));
    }

    private static Optional<Load> load(List<WorkerTurn> turns) {
        List<Load> loads =
                turns.stream().flatMap(turn -> turn.around().load().stream()).toList();
        if (loads.isEmpty()) {
            return Optional.empty();
        }
        List<Double> others =
                loads.stream().flatMap(load -> load.othersShare().stream()).toList();
        return Optional.of(new Load(
                mean(loads, Load::busyShare),
                mean(loads, Load::stolenShare),
                others.isEmpty() ? Optional.empty() : Optional.of(mean(others, share -> share))));
    }

    private static <T> double mean(List<T> all, ToDoubleFunction<T> figure) {
        return all.stream().mapToDouble(figure).average().orElseThrow();
    }
}
