package io.wirecost.harness.work;

import io.wirecost.core.codec.Staged;
import java.util.List;

/** Domain object to native object. */
final class ToNativeWork<T, W, R> extends Work<T> {
    private final Staged<T, W, R> codec;

    ToNativeWork(List<List<T>> inputs, Staged<T, W, R> codec) {
        super(inputs);
        this.codec = codec;
    }

    @Override
    public Object next() throws Exception {
        return codec.toNative(take());
    }
}
