package io.wirecost.harness.work;

import io.wirecost.core.codec.Staged;
import java.util.List;

/** Native object to domain object. */
final class FromNativeWork<T, W, R> extends Work<R> {
    private final Staged<T, W, R> codec;

    FromNativeWork(List<List<R>> inputs, Staged<T, W, R> codec) {
        super(inputs);
        this.codec = codec;
    }

    @Override
    public Object next() throws Exception {
        return codec.fromNative(take());
    }
}
