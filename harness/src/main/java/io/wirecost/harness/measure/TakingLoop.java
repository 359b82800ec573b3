package io.wirecost.harness.measure;

import io.wirecost.harness.work.Work;

/** The code of {@link Loop#taking}. */
final class TakingLoop implements Loop {
    /**
     * Read before each operation: behind such a read nothing may be taken for the same as before it. On JDK 17 the black hole
     * is such a barrier already. From JDK 20 on it is none.
     */
    private static volatile boolean ended;

    @Override
    public void run(Work<?> work, int operations) throws Exception {
        for (int i = 0; i < operations && !ended; i++) {
            Sink.take(work.next());
        }
    }
}
