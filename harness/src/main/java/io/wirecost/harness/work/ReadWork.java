package io.wirecost.harness.work;

import io.wirecost.core.codec.Staged;
import java.util.List;

/** Bytes to native object. */
final class ReadWork<T, W, R> extends Work<byte[]> {
    private final Staged<T, W, R> codec;

    ReadWork(List<List<byte[]>> inputs, Staged<T, W, R> codec) {
        super(inputs);
        this.codec = codec;
    }

    @Override
    public Object next() throws Exception {
        return codec.read(take());
    }
}
