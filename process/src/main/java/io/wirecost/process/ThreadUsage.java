package io.wirecost.process;

/**
 * What a thread has got of the processors so far.
 *
 * @param workedNanos for which it had one
 * @param queuedNanos for which it waited for one, up to the last time that it got one; 0 where the system does not tell
 * @param canRun whether it has a processor or waits for one now; false where the system does not tell
 */
record ThreadUsage(long workedNanos, long queuedNanos, boolean canRun) {
    static final ThreadUsage NONE = new ThreadUsage(0, 0, false);
}
