package io.wirecost.pipeline.service.clock;

import io.wirecost.core.run.Pipeline.Phases;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Adds up the processor time of one thread, by phase. */
public final class PhaseClock {
    /** A phase of a service's work. */
    public enum Phase {
        SERIALIZE,
        PRODUCE,
        CONSUME,
        DESERIALIZE,
        FILTER,
        CHECK
    }

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final long[] nanos = new long[Phase.values().length];
    private long mark = threads.getCurrentThreadCpuTime();

    /** Ends a stretch of time that belongs to no phase. */
    public void skip() {
        mark = threads.getCurrentThreadCpuTime();
    }

    /** Ends a stretch of time that belongs to this phase. */
    public void was(Phase phase) {
        long now = threads.getCurrentThreadCpuTime();
        nanos[phase.ordinal()] += now - mark;
        mark = now;
    }

    /** Returns the processor time of each phase so far. */
    public Phases phases() {
        return new Phases(
                nanos[Phase.SERIALIZE.ordinal()],
                nanos[Phase.PRODUCE.ordinal()],
                nanos[Phase.CONSUME.ordinal()],
                nanos[Phase.DESERIALIZE.ordinal()],
                nanos[Phase.FILTER.ordinal()],
                nanos[Phase.CHECK.ordinal()]);
    }
}
