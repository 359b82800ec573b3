package io.wirecost.harness.measure;

import io.wirecost.harness.work.Work;

/** The code of {@link Loop#keeping}. */
final class KeepingLoop implements Loop {
    @Override
    public void run(Work<?> work, int operations) throws Exception {
        for (int i = 0; i < operations; i++) {
            Sink.keep(work.next());
        }
    }
}
