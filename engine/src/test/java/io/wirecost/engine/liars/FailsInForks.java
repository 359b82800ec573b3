package io.wirecost.engine.liars;

/** Honest while it is proven; fails as soon as it is timed. */
final class FailsInForks<T> extends Honest<T> {
    private final Runnable failure;

    FailsInForks(Class<T> type, Runnable failure) {
        super(type);
        this.failure = failure;
    }

    static boolean isTimed() {
        return System.getProperty("wirecost.fork") != null;
    }

    @Override
    public byte[] serialize(T value) throws Exception {
        if (isTimed()) {
            failure.run();
        }
        return super.serialize(value);
    }
}
