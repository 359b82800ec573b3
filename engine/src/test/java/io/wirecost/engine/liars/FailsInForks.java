package io.wirecost.engine.liars;

import java.lang.management.ManagementFactory;

/** Honest while it is proven, and in its first calls elsewhere; fails when it is timed. */
final class FailsInForks<T> extends Honest<T> {
    /** More than there are while it is proven and inputs are prepared. */
    static final int FIRST_CALLS = 1_000;

    private final Runnable failure;
    private int calls;

    FailsInForks(Class<T> type, Runnable failure) {
        super(type);
        this.failure = failure;
    }

    /** A JVM that only proves has no optimizing compiler. */
    static boolean isTimed() {
        return !ManagementFactory.getRuntimeMXBean().getInputArguments().contains("-XX:TieredStopAtLevel=1");
    }

    @Override
    public byte[] serialize(T value) throws Exception {
        if (isTimed() && ++calls > FIRST_CALLS) {
            failure.run();
        }
        return super.serialize(value);
    }
}
