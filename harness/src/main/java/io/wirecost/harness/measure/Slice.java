package io.wirecost.harness.measure;

import java.util.List;

/**
 * A turn of a worker with one operation.
 *
 * @param slots one for each of the groups that were asked for
 * @param otherNanos processor time of all other threads of Java during the slots
 * @param compilerNanos processor time of the compilers during the slots
 * @param collectorNanosPerByte what the collector took for a byte that the operation has allocated, over all that this
 *     worker has done with it so far: a slice is too short to tell
 * @param idleNanos processor time of this process between the end of its last turn and this one
 * @param wholeNanos processor time of this process during the turn
 */
public record Slice(
        List<Slot> slots,
        long otherNanos,
        long compilerNanos,
        double collectorNanosPerByte,
        long idleNanos,
        long wholeNanos) {
    public Slice {
        slots = List.copyOf(slots);
    }

    /**
     * A stretch of counted work on the records of a group, by the measuring thread.
     *
     * @param nanos on the wall
     * @param processorNanos of the thread
     * @param allocatedBytes by the thread
     * @param referenceNanos processor time of a burst of the reference work, mean of those before and behind it
     */
    public record Slot(long operations, long nanos, long processorNanos, long allocatedBytes, long referenceNanos) {}
}
