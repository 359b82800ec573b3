package io.wirecost.engine.liars;

/** Honest while it is proven; returns prepared results as soon as it is timed. */
final class CheatsInForks<T> extends Honest<T> {
    private final boolean timed = FailsInForks.isTimed();
    private byte[] bytesOfAll;
    private T objectOfAll;

    CheatsInForks(Class<T> type) {
        super(type);
    }

    @Override
    public byte[] serialize(T value) throws Exception {
        if (timed && bytesOfAll != null) {
            return bytesOfAll;
        }
        bytesOfAll = super.serialize(value);
        return bytesOfAll.clone();
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        if (!timed || objectOfAll == null) {
            objectOfAll = super.deserialize(bytes);
        }
        return objectOfAll;
    }
}
