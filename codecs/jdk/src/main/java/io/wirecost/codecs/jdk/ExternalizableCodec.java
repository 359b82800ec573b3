package io.wirecost.codecs.jdk;

import io.wirecost.core.codec.NativeMapper;
import io.wirecost.core.codec.Staged;
import java.io.Externalizable;
import java.io.IOException;

/** Emitted classes that write and read their fields themselves. */
final class ExternalizableCodec<T> implements Staged<T, Externalizable, Externalizable> {
    private final ObjectStreams streams;
    private final NativeMapper<T, Externalizable, Externalizable> mapper;

    ExternalizableCodec(ObjectStreams streams, NativeMapper<T, Externalizable, Externalizable> mapper) {
        this.streams = streams;
        this.mapper = mapper;
    }

    @Override
    public Externalizable toNative(T value) {
        return mapper.toNative(value);
    }

    @Override
    public byte[] write(Externalizable nativeObject) throws IOException {
        return streams.write(nativeObject);
    }

    @Override
    public Externalizable read(byte[] bytes) throws IOException, ClassNotFoundException {
        return (Externalizable) streams.read(bytes);
    }

    @Override
    public T fromNative(Externalizable nativeObject) {
        return mapper.fromNative(nativeObject);
    }
}
