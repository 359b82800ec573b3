package io.wirecost.engine.liars;

/** Honest as long as it gets any bytes. */
final class FailsWithoutBytes<T> extends Honest<T> {
    private final Runnable failure;

    FailsWithoutBytes(Class<T> type, Runnable failure) {
        super(type);
        this.failure = failure;
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        if (bytes.length == 0) {
            failure.run();
        }
        return super.deserialize(bytes);
    }
}
