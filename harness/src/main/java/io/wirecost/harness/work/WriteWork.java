package io.wirecost.harness.work;

import io.wirecost.core.codec.Staged;
import java.util.List;

/** Native object to bytes. */
final class WriteWork<T, W, R> extends Work<W> {
    private final Staged<T, W, R> codec;

    WriteWork(List<List<W>> inputs, Staged<T, W, R> codec) {
        super(inputs);
        this.codec = codec;
    }

    @Override
    public Object next() throws Exception {
        return codec.write(take());
    }
}
