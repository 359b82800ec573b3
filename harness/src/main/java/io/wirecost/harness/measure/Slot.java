package io.wirecost.harness.measure;

/**
 * A stretch of counted work on the records of a group.
 *
 * @param nanos on the wall
 * @param processorNanos what the measuring thread took, and the slot's part of what other threads and the collector took
 * @param compilerNanos the slot's part of what the compilers took, which is not in the processor time
 * @param allocatedBytes on the heap, by all threads
 */
public record Slot(long operations, long nanos, long processorNanos, long compilerNanos, long allocatedBytes) {
    /** Creates a slot of which only the measuring thread's own part is known. */
    static Slot ofThread(Timed.Taken taken, long processorNanos, long allocatedBytes) {
        return new Slot(taken.operations(), taken.nanos(), processorNanos, 0, allocatedBytes);
    }

    /**
     * Adds the slot's part of what is shared by several slots.
     *
     * @param others threads of Java but the measuring one, and the compilers, during all these slots: shared by time
     * @param wallNanos of all these slots
     * @param collectorNanosPerByte price of an allocated byte
     */
    Slot with(Usage others, long wallNanos, double collectorNanosPerByte) {
        double part = (double) nanos / wallNanos;
        long bytes = allocatedBytes + Math.round(part * others.allocatedBytes());
        return new Slot(
                operations,
                nanos,
                processorNanos + Math.round(part * others.threadNanos() + collectorNanosPerByte * bytes),
                Math.round(part * others.compilerNanos()),
                bytes);
    }
}
