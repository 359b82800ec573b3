package io.wirecost.engine.speed;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.Operation;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.witness.MachineMonitor;
import io.wirecost.engine.worker.Measuring;
import io.wirecost.engine.worker.SliceOrder;
import io.wirecost.engine.worker.TimedSlice;
import io.wirecost.engine.worker.Timing;
import io.wirecost.engine.worker.WorkerWarmUp;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** A worker in a heat, and what it has measured so far. */
final class WorkerLane implements AutoCloseable {
    private final ForkUnit unit;
    private final Seat seat;
    private final Session session;
    private final Timing timing;
    private final int groups;
    private final Map<Operation, WorkerWarmUp> warmUps = new EnumMap<>(Operation.class);
    private final Map<Operation, Duration> pieces = new EnumMap<>(Operation.class);
    private final Map<Operation, List<WorkerTurn>> turns = new EnumMap<>(Operation.class);
    private Optional<TimedSlice> floor = Optional.empty();
    private Optional<Measuring> worker = Optional.empty();
    private Optional<String> failure = Optional.empty();
    private boolean interrupted;

    WorkerLane(ForkUnit unit, Seat seat, Session session) {
        this.unit = unit;
        this.seat = seat;
        this.session = session;
        this.timing = session.plan().profile().timing();
        this.groups = session.dataset().groups().size();
        unit.operations().forEach(operation -> turns.put(operation, new ArrayList<>()));
    }

    ForkUnit unit() {
        return unit;
    }

    Seat seat() {
        return seat;
    }

    /** Why it cannot go on; empty while it can. */
    Optional<String> failure() {
        return failure;
    }

    /** Returns whether the run is being ended from outside. */
    boolean isInterrupted() {
        return interrupted;
    }

    /** Starts the worker and warms it up. */
    void start() throws IOException {
        worker = taken(
                session.runnerSessions().of(unit.entry()).measuring(unit.entry().info()));
        for (Operation operation : unit.operations()) {
            if (isOn()) {
                taken(worker.orElseThrow().warm(operation, timing.warmUpCap()))
                        .ifPresent(warmUp -> warmUps.put(operation, warmUp));
            }
            if (isOn()) {
                taken(worker.orElseThrow().slice(SliceOrder.trial(timing, operation, groups)))
                        .ifPresent(trial -> pieces.put(operation, trial.pieceLength()));
            }
        }
    }

    private boolean isOn() {
        return failure.isEmpty() && !interrupted;
    }

    /** Has the worker take its turn with each operation, and once with the floor. */
    void pass(int number, Random random) {
        for (Operation operation : unit.operations()) {
            if (isOn()) {
                MachineMonitor.Watch watch = session.monitor().begin();
                slice(SliceOrder.of(timing, operation, pieces.get(operation), groups, random))
                        .ifPresent(slice ->
                                turns.get(operation).add(new WorkerTurn(number, slice, watch.end(slice.wholeNanos()))));
            }
        }
        if (isOn() && floor.isEmpty()) {
            floor = slice(SliceOrder.floor(timing));
        }
    }

    private Optional<TimedSlice> slice(SliceOrder order) {
        Optional<TimedSlice> slice = taken(worker.orElseThrow().slice(order));
        rest();
        return slice;
    }

    /** Waits until its worker leaves the machine to the next. */
    void rest() {
        try {
            if (isOn()) {
                worker.orElseThrow().rest();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            interrupted = true;
        }
    }

    private <T> Optional<T> taken(Outcome<T> outcome) {
        if (outcome.isDone()) {
            return Optional.of(outcome.value());
        } else if (outcome.isInterrupted()) {
            interrupted = true;
        } else {
            failure = outcome.failure();
        }
        return Optional.empty();
    }

    /** Returns whether a turn is not void. A run that ranks nothing judges no slice. */
    boolean counts(WorkerTurn turn) {
        return !session.plan().profile().ranks() || turn.cause().isEmpty();
    }

    /** Returns whether an operation has fewer slices that count than it should have. */
    boolean lacks() {
        return isOn()
                && turns.values().stream()
                        .anyMatch(taken -> taken.stream().filter(this::counts).count() < timing.passes());
    }

    /** Returns whether it has a figure of each of its operations. */
    boolean hasFigures() {
        return failure.isEmpty() && floor.isPresent() && turns.values().stream().noneMatch(List::isEmpty);
    }

    List<WorkerTurn> turns(Operation operation) {
        return turns.get(operation);
    }

    WorkerWarmUp warmUp(Operation operation) {
        return warmUps.get(operation);
    }

    TimedSlice floor() {
        return floor.orElseThrow();
    }

    @Override
    public void close() {
        worker.ifPresent(Measuring::close);
        worker = Optional.empty();
    }
}
