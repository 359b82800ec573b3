package io.wirecost.process;

import java.time.Duration;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Watches over processes from which a sign of progress is awaited. They are hung if, since the last one, they have used the
 * timeout in processor time, or if they have done nothing for the timeout and no processor was to blame.
 */
public final class Vigil {
    private final Duration timeout;
    private final double work;
    private final Supplier<Stream<ProcessHandle>> processes;
    private HungRule rule;

    /** @param processes that are watched with all that they have started */
    public Vigil(Duration timeout, Supplier<Stream<ProcessHandle>> processes) {
        this(timeout, HungRule.WORK, processes);
    }

    /**
     * Watches over processes that look for news now and then, however little they have to do.
     *
     * @param work the least part of a processor's time that counts as work
     */
    public Vigil(Duration timeout, double work, Supplier<Stream<ProcessHandle>> processes) {
        this.timeout = timeout;
        this.work = work;
        this.processes = processes;
    }

    /** Returns after how long without a sign to {@link #look}. */
    public long intervalNanos() {
        return timeout.toNanos() / HungRule.LOOKS;
    }

    /** Notes a sign of progress. */
    public void progress() {
        rule = null;
    }

    /**
     * Looks at the processes, since there was no sign.
     *
     * @throws HungException if there will be none
     */
    public void look() throws HungException {
        var threads = Threads.of(processes.get().flatMap(ProcessTree::of));
        long now = System.nanoTime();
        if (rule == null) {
            rule = new HungRule(timeout, work, now, threads);
        } else {
            rule.look(now, threads);
        }
    }
}
