package io.wirecost.pipeline.driver;

import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * How fast this machine is at the moment. One that shares its host does not keep its speed: the same services may sustain
 * half of what they did an hour ago, and nothing in their figures tells why. Not for several threads.
 */
final class MachineSpeed {
    private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();
    private static final long SAMPLE_NANOS = 300_000_000;

    /** After so long the work is compiled for good. */
    private static final long WARM_UP_NANOS = 2_000_000_000;

    private static final double NANOS_PER_SECOND = 1e9;

    private boolean warm;

    /**
     * Looks for a third of a second, with all processors; the first time for two seconds more.
     *
     * @return pieces of {@link ReferenceWork} a second, of all processors together
     */
    double now() throws InterruptedException {
        if (!warm) {
            piecesPerSecond(WARM_UP_NANOS);
            warm = true;
        }
        return piecesPerSecond(SAMPLE_NANOS);
    }

    private static double piecesPerSecond(long nanos) throws InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(PROCESSORS);
        try {
            Callable<Double> worker = () -> ofOneProcessor(nanos);
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

    private static double ofOneProcessor(long nanos) {
        ReferenceWork work = new ReferenceWork();
        long start = System.nanoTime();
        long elapsed = 0;
        long pieces = 0;
        while (elapsed < nanos && !Thread.currentThread().isInterrupted()) {
            work.piece();
            pieces++;
            elapsed = System.nanoTime() - start;
        }
        return NANOS_PER_SECOND * pieces / elapsed;
    }
}
