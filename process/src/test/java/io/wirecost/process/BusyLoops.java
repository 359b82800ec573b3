package io.wirecost.process;

/** Threads of this process that leave hardly anything of the processors to one of low priority. */
final class BusyLoops {
    private static final int FOR_EACH_PROCESSOR = 2;

    private BusyLoops() {}

    /** Starts loops that end by themselves. */
    static void start(long nanos) {
        long start = System.nanoTime();
        for (int i = 0; i < FOR_EACH_PROCESSOR * Runtime.getRuntime().availableProcessors(); i++) {
            new Thread(() -> loop(start, nanos), "busy loop " + i).start();
        }
    }

    private static void loop(long start, long nanos) {
        while (System.nanoTime() - start < nanos) {
            Thread.onSpinWait();
        }
    }
}
