package io.wirecost.pipeline.service.codecs;

import io.wirecost.core.codec.Binding;

/** Honest, but a certain call of serialize takes long. */
final class StallsOnce<T> extends Honest<T> {
    private final int longCall;
    private int calls;

    StallsOnce(Binding<T> binding, int longCall) {
        super(binding);
        this.longCall = longCall;
    }

    @Override
    public byte[] serialize(T value) throws Exception {
        if (++calls == longCall) {
            Thread.sleep(TestCodecs.STALL_MILLIS);
        }
        return super.serialize(value);
    }
}
