package io.wirecost.harness.measure;

/**
 * Work that is always the same: integer arithmetic in eight chains that do not wait for each other, without memory. It
 * takes longer while somebody else uses the other half of this processor's core, and so does an operation beside it. It has
 * shifts, additions and exclusive ors only: multiplications have one unit of a core to themselves, and would notice little of
 * others. For one thread.
 */
final class ReferenceWork {
    /** About 0.4 ms of a core of its own. */
    private static final int TURNS = 65_000;

    private static final long WARM_UP_NANOS = 60_000_000;

    /** Keeps the results, so that the work has to be done. */
    private int sum;

    /** Compiles it, so that each burst costs the same. */
    void warmUp() {
        for (long start = System.nanoTime(); System.nanoTime() - start < WARM_UP_NANOS; ) {
            burst();
        }
    }

    /** Does the work once and returns the processor time that this thread has used for it, in nanoseconds. */
    long burst() {
        long start = ProcessorClock.ofThisThread();
        sum += turns(sum);
        return ProcessorClock.ofThisThread() - start;
    }

    private static int turns(int seed) {
        int a = seed;
        int b = seed + 1;
        int c = seed + 2;
        int d = seed + 3;
        int e = seed + 4;
        int f = seed + 5;
        int g = seed + 6;
        int h = seed + 7;
        for (int i = 0; i < TURNS; i++) {
            a = turn(a, i);
            b = turn(b, i);
            c = turn(c, i);
            d = turn(d, i);
            e = turn(e, i);
            f = turn(f, i);
            g = turn(g, i);
            h = turn(h, i);
        }
        return a ^ b ^ c ^ d ^ e ^ f ^ g ^ h;
    }

    private static int turn(int value, int i) {
        int next = (value << 5) - value + i;
        next ^= next >>> 7;
        return next + (next << 3);
    }
}
