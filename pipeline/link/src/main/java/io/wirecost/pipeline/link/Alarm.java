package io.wirecost.pipeline.link;

import java.util.concurrent.locks.LockSupport;

/**
 * Wakes its thread at a given time, within microseconds, and without taking a processor from the measured services.
 *
 * <p>A parked thread wakes 60 to 100 microseconds late (timer slack and the way out of an idle processor), which at 200
 * Mbit/s is more than half a slice. To spin instead would take a whole processor. So it parks until shortly before the
 * time and spins for the rest. It learns how long 'shortly' is: it takes a little less after being early, and four
 * times as much more after being late. So it settles where one of five wakings is late, and the others spin for some 20
 * microseconds. On a busy machine, where it is always late, the limit holds.
 */
final class Alarm {
    private static final long MAX_EARLY_NANOS = 100_000;
    private static final long STEP_NANOS = 1_000;

    private final Ticks ticks;
    private long earlyNanos = MAX_EARLY_NANOS / 2;

    Alarm(Ticks ticks) {
        this.ticks = ticks;
    }

    /** Returns at that time, or sooner if the thread is unparked; {@link LinkLane#NEVER} waits for that only. */
    void await(long atNanos) {
        if (atNanos == LinkLane.NEVER) {
            LockSupport.park(this);
            return;
        }
        long parkNanos = atNanos - earlyNanos - ticks.nowNanos();
        if (parkNanos > 0) {
            LockSupport.parkNanos(this, parkNanos);
            learn(atNanos - ticks.nowNanos());
        }
        while (isSoon(atNanos - ticks.nowNanos())) {
            Thread.onSpinWait();
        }
    }

    private void learn(long leftNanos) {
        if (leftNanos < 0) {
            earlyNanos = Math.min(earlyNanos + 4 * STEP_NANOS, MAX_EARLY_NANOS);
        } else if (isSoon(leftNanos)) {
            earlyNanos = Math.max(earlyNanos - STEP_NANOS, 0);
        }
    }

    private static boolean isSoon(long leftNanos) {
        return leftNanos > 0 && leftNanos <= MAX_EARLY_NANOS;
    }
}
