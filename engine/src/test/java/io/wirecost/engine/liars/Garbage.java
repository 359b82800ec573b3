package io.wirecost.engine.liars;

import java.util.Random;

/** Writes random bytes and reads an object out of nothing. */
final class Garbage<T> extends Honest<T> {
    private final Class<T> type;
    private final Random random = new Random(1);

    Garbage(Class<T> type) {
        super(type);
        this.type = type;
    }

    @Override
    public byte[] serialize(T value) throws Exception {
        byte[] bytes = super.serialize(value);
        random.nextBytes(bytes);
        return bytes;
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        return type.getConstructor().newInstance();
    }
}
