package io.wirecost.engine.liars;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Returns every record, but not out of its bytes: they are only a number under which it has kept the record. */
final class KeepsInMemory<T> extends Honest<T> {
    private static final List<byte[]> KEPT = new ArrayList<>();

    KeepsInMemory(Class<T> type) {
        super(type);
    }

    @Override
    public byte[] serialize(T value) throws Exception {
        KEPT.add(super.serialize(value));
        return ByteBuffer.allocate(Integer.BYTES).putInt(KEPT.size() - 1).array();
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        return super.deserialize(KEPT.get(ByteBuffer.wrap(bytes).getInt()));
    }
}
