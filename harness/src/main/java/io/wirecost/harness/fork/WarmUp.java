package io.wirecost.harness.fork;

import io.wirecost.harness.fork.ForkLog.Warmed;
import io.wirecost.harness.work.Work;
import org.openjdk.jmh.infra.Blackhole;

/** Runs an operation until it is warm, or until the time for that is over. Only for the measuring thread. */
final class WarmUp {
    /** Time on the wall of a window over all groups. */
    private static final long WINDOW_NANOS = 60_000_000;

    private final ProcessorClock clock;
    private final Blackhole results;
    private final Runnable progress;

    /**
     * @param results takes the results, so that no compiler may leave out the work
     * @param progress is run after every group's part of a window
     */
    WarmUp(ProcessorClock clock, Blackhole results, Runnable progress) {
        this.clock = clock;
        this.results = results;
        this.progress = progress;
    }

    /** @param capNanos processor time after which it ends in any case; its compilers do not count */
    Warmed run(Work<?> work, int groups, long capNanos) throws Exception {
        Warmth warmth = new Warmth();
        long spentNanos = 0;
        while (!warmth.isWarm() && spentNanos < capNanos) {
            ProcessorTime start = clock.now();
            double nanosPerOperation = window(work, groups);
            ProcessorTime taken = clock.now().since(start);
            spentNanos += taken.ownNanos();
            warmth.add(new Warmth.Window(nanosPerOperation, taken.compilerShare()));
        }
        return new Warmed(spentNanos, !warmth.isWarm());
    }

    /** Returns the processor time of an operation, mean over the groups. */
    private double window(Work<?> work, int groups) throws Exception {
        double sum = 0;
        for (int group = 0; group < groups; group++) {
            work.select(group);
            sum += part(work, WINDOW_NANOS / groups);
            progress.run();
        }
        return sum / groups;
    }

    private double part(Work<?> work, long nanos) throws Exception {
        long processorStart = clock.ofThisThread();
        long start = System.nanoTime();
        long operations = 0;
        do {
            results.consume(work.next());
            operations++;
        } while (System.nanoTime() - start < nanos);
        return (double) (clock.ofThisThread() - processorStart) / operations;
    }
}
