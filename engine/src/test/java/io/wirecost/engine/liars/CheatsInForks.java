package io.wirecost.engine.liars;

/** Honest while it is proven; returns prepared results when it is timed. */
final class CheatsInForks<T> extends Honest<T> {
    private final boolean timed = FailsInForks.isTimed();
    private byte[] bytesOfAll;
    private T objectOfAll;
    private int writes;
    private int reads;

    CheatsInForks(Class<T> type) {
        super(type);
    }

    @Override
    public byte[] serialize(T value) throws Exception {
        if (timed && ++writes > FailsInForks.FIRST_CALLS) {
            return bytesOfAll;
        }
        bytesOfAll = super.serialize(value);
        return bytesOfAll.clone();
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        if (!timed || ++reads <= FailsInForks.FIRST_CALLS) {
            objectOfAll = super.deserialize(bytes);
        }
        return objectOfAll;
    }
}
