package io.wirecost.pipeline.service.codecs;

import io.wirecost.core.codec.Binding;

/** Honest until a certain call. */
final class Throws<T> extends Honest<T> {
    private final int fatalCall;
    private int calls;

    Throws(Binding<T> binding, int fatalCall) {
        super(binding);
        this.fatalCall = fatalCall;
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        if (++calls == fatalCall) {
            throw new IllegalStateException("table is full");
        }
        return super.deserialize(bytes);
    }
}
