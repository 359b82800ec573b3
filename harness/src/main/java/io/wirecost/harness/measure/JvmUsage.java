package io.wirecost.harness.measure;

/**
 * What this JVM has used so far, summed over its threads.
 *
 * @param threadNanos processor time of the threads of Java: the measuring one and all others
 * @param collectorNanos processor time of the JVM's own threads but its compilers: the garbage collector
 * @param compilerNanos processor time of the JIT compilers. It belongs to the start of a program, not to an operation
 * @param allocatedBytes on the heap
 */
public record JvmUsage(long threadNanos, long collectorNanos, long compilerNanos, long allocatedBytes) {
    /** Nothing yet. */
    static final JvmUsage NONE = new JvmUsage(0, 0, 0, 0);

    /** Returns what was used since an earlier moment. */
    public JvmUsage since(JvmUsage earlier) {
        return new JvmUsage(
                threadNanos - earlier.threadNanos,
                collectorNanos - earlier.collectorNanos,
                compilerNanos - earlier.compilerNanos,
                allocatedBytes - earlier.allocatedBytes);
    }

    JvmUsage plus(JvmUsage other) {
        return new JvmUsage(
                threadNanos + other.threadNanos,
                collectorNanos + other.collectorNanos,
                compilerNanos + other.compilerNanos,
                allocatedBytes + other.allocatedBytes);
    }

    /** Returns the processor time of the program itself: all but the compilers. */
    public long ownNanos() {
        return threadNanos + collectorNanos;
    }

    /** Returns the processor time of the whole process. */
    public long allNanos() {
        return ownNanos() + compilerNanos;
    }

    /** Returns what the compilers took for each nanosecond of the program itself. */
    double compilerShare() {
        return ownNanos() == 0 ? 0 : (double) compilerNanos / ownNanos();
    }

    /** Returns the price of a byte on the heap, as the collector has it. */
    double collectorNanosPerByte() {
        return allocatedBytes == 0 ? 0 : (double) collectorNanos / allocatedBytes;
    }
}
