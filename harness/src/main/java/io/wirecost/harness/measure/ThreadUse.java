package io.wirecost.harness.measure;

/** What one thread has used: processor time, and memory that it has allocated on the heap. */
public record ThreadUse(long processorNanos, long allocatedBytes) {
    public static final ThreadUse NONE = new ThreadUse(0, 0);

    /** Returns what the calling thread has used since then. */
    public ThreadUse untilNow() {
        ThreadUse now = ProcessorClock.useOfThisThread();
        return new ThreadUse(now.processorNanos - processorNanos, now.allocatedBytes - allocatedBytes);
    }
}
