package io.wirecost.harness.measure;

import io.wirecost.harness.work.Work;
import java.util.Arrays;

/** An operation that is timed. The clock is read after batches of about a millisecond, so a reading costs next to nothing. */
final class Timed {
    private static final long SHORT_BATCH_NANOS = 250_000;
    private static final long LONG_BATCH_NANOS = 1_000_000;
    private static final int MOST = 1 << 20;

    private final Work<?> work;
    private final Loop loop;
    private final int[] batches;
    private JvmUsage used = JvmUsage.NONE;

    Timed(Work<?> work, Loop loop) {
        this.work = work;
        this.loop = loop;
        this.batches = new int[work.groups()];
        Arrays.fill(batches, 1);
    }

    /** Adds what the process has used while it worked on this operation. */
    void used(JvmUsage more) {
        used = used.plus(more);
    }

    /** Returns what the process has used for this operation so far. */
    JvmUsage used() {
        return used;
    }

    int groups() {
        return batches.length;
    }

    /** How often the operation ran, and the time that this took on the wall. */
    record Taken(long operations, long nanos) {}

    /**
     * Runs the operation on the records of a group, at least once.
     *
     * @param nanos on the wall
     */
    Taken run(int group, long nanos) throws Exception {
        work.select(group);
        long operations = 0;
        long start = System.nanoTime();
        long now = start;
        do {
            long before = now;
            loop.run(work, batches[group]);
            operations += batches[group];
            now = System.nanoTime();
            batches[group] = next(batches[group], now - before);
        } while (now - start < nanos);
        return new Taken(operations, now - start);
    }

    private static int next(int batch, long nanos) {
        if (nanos < SHORT_BATCH_NANOS) {
            return Math.min(batch * 2, MOST);
        }
        return nanos > LONG_BATCH_NANOS && batch > 1 ? batch / 2 : batch;
    }
}
