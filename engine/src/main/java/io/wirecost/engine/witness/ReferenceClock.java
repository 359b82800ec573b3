package io.wirecost.engine.witness;

import io.wirecost.pipeline.driver.block.ReferenceWork;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Times the reference work, by processor time. Processors that share a core or caches with somebody need longer for it,
 * and so do those whose clock is slower. Not for several threads.
 */
final class ReferenceClock {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long WARM_UP_NANOS = 2_000_000_000;
    private static final long SAMPLE_NANOS = 60_000_000;

    private final ReferenceWork work = new ReferenceWork();
    private boolean warm;

    /** Returns the processor time of a piece, in nanoseconds; the first time it warms up for two seconds. */
    double nanos() {
        if (!warm) {
            sample(WARM_UP_NANOS);
            warm = true;
        }
        return sample(SAMPLE_NANOS);
    }

    private double sample(long nanos) {
        long start = THREADS.getCurrentThreadCpuTime();
        long pieces = 0;
        long taken;
        do {
            work.piece();
            pieces++;
            taken = THREADS.getCurrentThreadCpuTime() - start;
        } while (taken < nanos && !Thread.currentThread().isInterrupted());
        return (double) taken / pieces;
    }
}
