package io.wirecost.engine.worker;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.Operation;
import java.time.Duration;

/** A living worker that measures one codec. What it is asked for must be the only thing that is measured at that time. */
public interface Measuring extends AutoCloseable {
    /** @param cap processor time after which it ends in any case */
    Outcome<WorkerWarmUp> warm(Operation operation, Duration cap);

    /** Has it work for a turn. */
    Outcome<TimedSlice> slice(SliceOrder order);

    /** Waits until its process rests: what its compilers still do would disturb the next turn, of another worker. */
    void rest() throws InterruptedException;

    /** Ends the process. */
    @Override
    void close();
}
