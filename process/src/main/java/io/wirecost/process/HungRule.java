package io.wirecost.process;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/**
 * Tells processes that hang from those that are slow, by what their threads have got of the processors since the last sign of
 * progress. They hang in a loop if they have worked for the timeout. They hang in a deadlock or a sleep if they have done
 * practically no work while the timeout went by. Neither is true of threads that wait for a processor.
 */
final class HungRule {
    /** How often one looks while the timeout goes by. */
    static final int LOOKS = 10;

    /** Looks at more distance than this many usual ones mean that the looking process was stopped itself. */
    private static final int LONGEST_DISTANCE = 2;

    /** The least part of the time without waiting in which a thread works. A JVM with nothing to do takes 0.001. */
    static final double WORK = 0.01;

    /**
     * The part of the time that never counts as waiting. On a crowded machine, the housekeeping threads of an idle JVM wait
     * nearly all the time too, but they get much less of a processor than a thread that works.
     */
    private static final double WITHOUT_WAITING = 1.0 / 16;

    private final Duration timeout;
    private final double work;
    private final Map<Long, ThreadUsage> idleFrom;
    private Map<Long, ThreadUsage> last;
    private long lastNanos;
    private long idleNanos;
    private long allNanos;
    private long workedNanos;

    /** Begins with the last sign of progress. */
    HungRule(Duration timeout, long nowNanos, Map<Long, ThreadUsage> threads) {
        this(timeout, WORK, nowNanos, threads);
    }

    /** @param work the least part of the time without waiting that counts as work, of all threads together */
    HungRule(Duration timeout, double work, long nowNanos, Map<Long, ThreadUsage> threads) {
        this.timeout = timeout;
        this.work = work;
        this.idleFrom = new HashMap<>(threads);
        this.last = threads;
        this.lastNanos = nowNanos;
    }

    /**
     * Judges what the threads have got since then.
     *
     * @param threads usage of those that live
     */
    void look(long nowNanos, Map<Long, ThreadUsage> threads) throws HungException {
        long limit = timeout.toNanos();
        long passed = Math.min(nowNanos - lastNanos, LONGEST_DISTANCE * limit / LOOKS);
        allNanos += passed;
        idleNanos += haveOnlyWaited(threads) ? 0 : passed;
        if (haveWorked(threads)) {
            threads.forEach((number, usage) -> workedNanos += worked(number, usage));
            idleFrom.putAll(threads); // one that was overlooked once is not new when it is seen again
            idleNanos = 0;
        }
        last = threads;
        lastNanos = nowNanos;
        if (workedNanos >= limit && allNanos >= limit) { // many threads at once do not shorten the timeout
            throw HungException.busy(timeout);
        } else if (idleNanos >= limit) {
            throw HungException.idle(timeout);
        }
    }

    /** Returns whether a thread could have run all the time since the last look, and got no processor. */
    private boolean haveOnlyWaited(Map<Long, ThreadUsage> threads) {
        return threads.entrySet().stream()
                .anyMatch(thread ->
                        thread.getValue().canRun() && thread.getValue().equals(last.get(thread.getKey())));
    }

    private boolean haveWorked(Map<Long, ThreadUsage> threads) {
        double worked = 0;
        for (Map.Entry<Long, ThreadUsage> thread : threads.entrySet()) {
            long queued =
                    thread.getValue().queuedNanos() - before(thread.getKey()).queuedNanos();
            worked += worked(thread.getKey(), thread.getValue())
                    / Math.max(1, Math.max(idleNanos - queued, idleNanos * WITHOUT_WAITING));
        }
        return worked >= work;
    }

    private long worked(long number, ThreadUsage usage) {
        return Math.max(0, usage.workedNanos() - before(number).workedNanos()); // numbers are given anew
    }

    private ThreadUsage before(long number) {
        return idleFrom.getOrDefault(number, ThreadUsage.NONE);
    }
}
