package io.wirecost.harness.fork;

/**
 * Processor time that this JVM has taken, summed over its threads.
 *
 * @param allNanos of the whole process: the measuring thread, the collector, compilers and all others
 * @param compilerNanos of the JIT compilers alone
 */
public record ProcessorTime(long allNanos, long compilerNanos) {
    /** Returns what was taken since an earlier moment. */
    public ProcessorTime since(ProcessorTime earlier) {
        return new ProcessorTime(allNanos - earlier.allNanos, compilerNanos - earlier.compilerNanos);
    }

    /**
     * Returns what the program itself costs, its garbage collector included. What compilers take belongs to the start of a
     * program, not to an operation.
     */
    public long ownNanos() {
        return Math.max(0, allNanos - compilerNanos);
    }

    /** Returns what the compilers took for each nanosecond of the program itself. */
    double compilerShare() {
        return ownNanos() == 0 ? 0 : (double) compilerNanos / ownNanos();
    }
}
