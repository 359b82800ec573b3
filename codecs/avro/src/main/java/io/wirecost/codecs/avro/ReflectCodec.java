package io.wirecost.codecs.avro;

import io.wirecost.core.codec.Codec;
import java.io.IOException;

/** Avro's reflection, on the domain objects themselves. */
final class ReflectCodec<T> implements Codec<T> {
    private final BinaryFormat<T> format;

    ReflectCodec(BinaryFormat<T> format) {
        this.format = format;
    }

    @Override
    public byte[] serialize(T value) throws IOException {
        return format.write(value);
    }

    @Override
    public T deserialize(byte[] bytes) throws IOException {
        return format.read(bytes);
    }
}
