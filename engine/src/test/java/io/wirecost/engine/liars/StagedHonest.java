package io.wirecost.engine.liars;

import io.wirecost.core.codec.Staged;

/** Honest in stages: its native object is an array with the domain object in it. */
final class StagedHonest<T> implements Staged<T, Object[], Object[]> {
    private final Class<T> type;
    private final Honest<T> whole;

    StagedHonest(Class<T> type) {
        this.type = type;
        this.whole = new Honest<>(type);
    }

    @Override
    public Object[] toNative(T value) {
        return new Object[] {value};
    }

    @Override
    public byte[] write(Object[] nativeObject) throws Exception {
        return whole.serialize(type.cast(nativeObject[0]));
    }

    @Override
    public Object[] read(byte[] bytes) throws Exception {
        return new Object[] {whole.deserialize(bytes)};
    }

    @Override
    public T fromNative(Object[] nativeObject) {
        return type.cast(nativeObject[0]);
    }
}
