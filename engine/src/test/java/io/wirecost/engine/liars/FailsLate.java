package io.wirecost.engine.liars;

import java.util.concurrent.CountDownLatch;

/** Honest until a certain record comes along. */
final class FailsLate<T> extends Honest<T> {
    private static final int CALLS_PER_RECORD = 2; // the proof wants two arrays for one object

    private final int fatal;
    private final Runnable failure;
    private int calls;

    FailsLate(Class<T> type, int fatal, Runnable failure) {
        super(type);
        this.fatal = fatal;
        this.failure = failure;
    }

    @Override
    public byte[] serialize(T value) throws Exception {
        calls++;
        if (calls == CALLS_PER_RECORD * fatal) {
            failure.run();
        }
        return super.serialize(value);
    }

    static void hang() {
        boolean waiting = true;
        while (waiting) {
            try {
                new CountDownLatch(1).await();
                waiting = false;
            } catch (InterruptedException e) {
                // deaf, as a loop that never looks
            }
        }
    }

    static void loop() {
        while (true) {
            Thread.onSpinWait();
        }
    }
}
