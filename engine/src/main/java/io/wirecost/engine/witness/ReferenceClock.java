package io.wirecost.engine.witness;

import io.wirecost.pipeline.driver.block.CodecLikeWork;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Times the reference work, by processor time. Processors that share a core or caches with somebody need longer for it,
 * and so do those whose clock is slower.
 */
final class ReferenceClock {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long WARM_UP_NANOS = 1_200_000_000;
    private static final long SAMPLE_NANOS = 60_000_000;

    private ReferenceClock() {}

    /** Returns the processor time of a piece, in nanoseconds. */
    static double nanos() {
        return sample(Warm.WORK, SAMPLE_NANOS);
    }

    /** Warmed up once in the life of this process, when it is first asked for. */
    private static final class Warm {
        static final CodecLikeWork WORK = new CodecLikeWork();

        static {
            sample(WORK, WARM_UP_NANOS);
        }
    }

    /** Not for several threads at once: the work has one buffer. */
    private static synchronized double sample(CodecLikeWork work, long nanos) {
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
