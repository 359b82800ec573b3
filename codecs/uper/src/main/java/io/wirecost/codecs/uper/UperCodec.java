package io.wirecost.codecs.uper;

import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.StreamMapper;

/** Emitted code, which writes and reads each value as its type says. Output and input are made for one message each. */
final class UperCodec<T> implements Codec<T> {
    private final StreamMapper<T, UperOutput, UperInput> mapper;

    UperCodec(StreamMapper<T, UperOutput, UperInput> mapper) {
        this.mapper = mapper;
    }

    @Override
    public byte[] serialize(T value) throws Exception {
        UperOutput out = new UperOutput();
        mapper.write(value, out);
        return out.finish();
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        UperInput in = new UperInput(bytes);
        T value = mapper.read(in);
        in.requireEnd();
        return value;
    }
}
