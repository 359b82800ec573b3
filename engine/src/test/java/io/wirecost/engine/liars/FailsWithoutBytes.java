package io.wirecost.engine.liars;

/** Honest as long as it does not get a certain number of bytes, of which no message is made. */
final class FailsWithoutBytes<T> extends Honest<T> {
    private final Runnable failure;
    private final int length;

    FailsWithoutBytes(Class<T> type, Runnable failure, int length) {
        super(type);
        this.failure = failure;
        this.length = length;
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        if (bytes.length == length) {
            failure.run();
        }
        return super.deserialize(bytes);
    }
}
