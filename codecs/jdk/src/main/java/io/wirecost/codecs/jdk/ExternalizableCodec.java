package io.wirecost.codecs.jdk;

import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.codec.NativeMapper;
import java.io.Externalizable;
import java.io.IOException;

/** Emitted classes that write and read their fields themselves. */
final class ExternalizableCodec<T> extends MappedCodec<T, Externalizable, Externalizable> {
    private final ObjectStreams streams;

    ExternalizableCodec(ObjectStreams streams, NativeMapper<T, Externalizable, Externalizable> mapper) {
        super(mapper);
        this.streams = streams;
    }

    @Override
    public byte[] write(Externalizable nativeObject) throws IOException {
        return streams.write(nativeObject);
    }

    @Override
    public Externalizable read(byte[] bytes) throws IOException, ClassNotFoundException {
        return (Externalizable) streams.read(bytes);
    }
}
