package io.wirecost.harness.work;

import io.wirecost.core.codec.Codec;
import java.util.List;

/** Domain object to bytes. */
final class SerializeWork<T> extends Work<T> {
    private final Codec<T> codec;

    SerializeWork(List<List<T>> inputs, Codec<T> codec) {
        super(inputs);
        this.codec = codec;
    }

    @Override
    public Object next() throws Exception {
        return codec.serialize(take());
    }
}
