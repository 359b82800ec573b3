package io.wirecost.pipeline.service.clock;

import io.wirecost.core.run.Pipeline.Phases;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Adds up the processor time of one thread by what it was spent on. */
public final class PhaseClock {
    /** What a service does. */
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

    /** What was done since the last border belongs to no phase. */
    public void skip() {
        mark = threads.getCurrentThreadCpuTime();
    }

    /** What was done since the last border was this. */
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
