package io.wirecost.harness.measure;

/** Runs an operation until it is warm, or until the time for that is over. Only for the measuring thread. */
final class WarmUp {
    /** Time on the wall of a window over all groups. */
    private static final long WINDOW_NANOS = 60_000_000;

    private final ProcessorClock clock;
    private final Runnable progress;

    /** @param progress is run after every group's part of a window */
    WarmUp(ProcessorClock clock, Runnable progress) {
        this.clock = clock;
        this.progress = progress;
    }

    /** @param capNanos processor time after which it ends in any case; its compilers do not count */
    Warmed run(Timed timed, long capNanos) throws Exception {
        Warmth warmth = new Warmth();
        long spentNanos = 0;
        while (!warmth.isWarm() && spentNanos < capNanos) {
            JvmUsage start = clock.now();
            double nanosPerOperation = window(timed);
            JvmUsage taken = clock.now().since(start);
            spentNanos += taken.ownNanos();
            warmth.add(new Warmth.Window(nanosPerOperation, taken.compilerShare()));
        }
        return new Warmed(spentNanos, !warmth.isWarm());
    }

    /** Returns the processor time of an operation, mean over the groups. */
    private double window(Timed timed) throws Exception {
        double sum = 0;
        for (int group = 0; group < timed.groups(); group++) {
            long start = ProcessorClock.ofThisThread();
            Timed.Taken taken = timed.run(group, WINDOW_NANOS / timed.groups());
            sum += (double) (ProcessorClock.ofThisThread() - start) / taken.operations();
            progress.run();
        }
        return sum / timed.groups();
    }
}
