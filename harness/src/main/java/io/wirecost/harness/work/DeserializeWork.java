package io.wirecost.harness.work;

import io.wirecost.core.codec.Codec;
import java.util.List;

/** Bytes to domain object. */
final class DeserializeWork<T> extends Work<byte[]> {
    private final Codec<T> codec;

    DeserializeWork(List<List<byte[]>> inputs, Codec<T> codec) {
        super(inputs);
        this.codec = codec;
    }

    @Override
    public Object next() throws Exception {
        return codec.deserialize(take());
    }
}
