package io.wirecost.harness.measure;

/**
 * What this JVM has used so far, summed over its threads.
 *
 * @param ownNanos processor time of the program itself: the measuring thread, the garbage collector and all others. What
 *     compilers take belongs to the start of a program, not to an operation
 * @param compilerNanos processor time of the JIT compilers
 * @param allocatedBytes on the heap
 */
public record Usage(long ownNanos, long compilerNanos, long allocatedBytes) {
    /** Returns what was used since an earlier moment. */
    public Usage since(Usage earlier) {
        return new Usage(
                ownNanos - earlier.ownNanos,
                compilerNanos - earlier.compilerNanos,
                allocatedBytes - earlier.allocatedBytes);
    }

    /** Returns what the compilers took for each nanosecond of the program itself. */
    double compilerShare() {
        return ownNanos == 0 ? 0 : (double) compilerNanos / ownNanos;
    }
}
