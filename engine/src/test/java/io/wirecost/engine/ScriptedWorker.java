package io.wirecost.engine;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.Operation;
import io.wirecost.engine.worker.Measuring;
import io.wirecost.engine.worker.SliceOrder;
import io.wirecost.engine.worker.TimedSlice;
import io.wirecost.engine.worker.TimedSlice.Piece;
import io.wirecost.engine.worker.WorkerWarmUp;
import java.time.Duration;
import java.util.OptionalDouble;

/**
 * A worker without a process, each of whose operations takes the same time.
 *
 * @param nanos by the wall and the processor
 */
record ScriptedWorker(double nanos) implements Measuring {
    private static final double REFERENCE_NANOS = 400_000;
    private static final double ALLOCATED_BYTES = 16;

    @Override
    public Outcome<WorkerWarmUp> warm(Operation operation, Duration cap) {
        return new Outcome.Done<>(new WorkerWarmUp(0.5, false));
    }

    @Override
    public Outcome<TimedSlice> slice(SliceOrder order) {
        return new Outcome.Done<>(new TimedSlice(
                order.groups().stream()
                        .map(group -> new Piece(
                                group,
                                1,
                                nanos,
                                nanos,
                                OptionalDouble.of(REFERENCE_NANOS),
                                OptionalDouble.of(ALLOCATED_BYTES)))
                        .toList(),
                0,
                0,
                0,
                OptionalDouble.of(nanos)));
    }

    @Override
    public void rest() {
        // It has started nothing.
    }

    @Override
    public void close() {
        // there is no process
    }
}
