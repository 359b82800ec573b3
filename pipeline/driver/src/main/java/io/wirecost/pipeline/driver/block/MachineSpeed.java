package io.wirecost.pipeline.driver.block;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * How fast this machine's processors are at the moment. A machine that shares its host does not keep its speed. The
 * same services may sustain half of the rate of an hour ago, and their figures do not tell why. Not for several
 * threads.
 */
public final class MachineSpeed {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();
    private static final long SAMPLE_NANOS = 300_000_000;

    /** The samples after which the work is fully compiled. A single sample as long as all of them is not enough. */
    private static final int WARM_UP_SAMPLES = 12;

    private static final double NANOS_PER_SECOND = 1e9;

    private boolean warm;

    /**
     * Looks for a third of a second, with all processors; the first time for four seconds more. Work that services and
     * broker still have to do after a set does not count: the time is that of the processors for this work alone.
     *
     * @return pieces of {@link CodecLikeWork} in a second of processor time, summed over the processors
     */
    double now() throws InterruptedException {
        for (int sample = 0; !warm && sample < WARM_UP_SAMPLES; sample++) {
            sample();
        }
        warm = true;
        return sample();
    }

    private static double sample() throws InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(PROCESSORS);
        try {
            Callable<Double> worker = () -> ofOneProcessor();
            double sum = 0;
            for (Future<Double> figure : threads.invokeAll(Collections.nCopies(PROCESSORS, worker))) {
                sum += figure.get();
            }
            return sum;
        } catch (ExecutionException e) {
            throw new IllegalStateException("the reference work failed", e.getCause());
        } finally {
            threads.shutdown();
        }
    }

    private static double ofOneProcessor() {
        CodecLikeWork work = new CodecLikeWork();
        long cpuStart = THREADS.getCurrentThreadCpuTime();
        long start = System.nanoTime();
        long pieces = 0;
        do {
            work.piece();
            pieces++;
        } while (System.nanoTime() - start < SAMPLE_NANOS
                && !Thread.currentThread().isInterrupted());
        return NANOS_PER_SECOND * pieces / (THREADS.getCurrentThreadCpuTime() - cpuStart);
    }
}
