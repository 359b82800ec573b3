package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.wirecost.core.codec.NativeMapper;
import io.wirecost.core.codec.Staged;
import java.io.IOException;

/** XML by way of the emitted classes, whose annotations place in it what Jackson by itself would lose. */
final class XmlCodec<T, N> implements Staged<T, N, N> {
    private final NativeMapper<T, N, N> mapper;
    private final JacksonCodec<N> xml;

    @SuppressWarnings("unchecked") // the mapper's own class
    XmlCodec(NativeMapper<T, N, N> mapper, ObjectMapper jackson) {
        this.mapper = mapper;
        this.xml = new JacksonCodec<>(jackson, (Class<N>) mapper.nativeClass());
    }

    @Override
    public N toNative(T value) {
        return mapper.toNative(value);
    }

    @Override
    public byte[] write(N root) throws IOException {
        return xml.serialize(root);
    }

    @Override
    public N read(byte[] bytes) throws IOException {
        return xml.deserialize(bytes);
    }

    @Override
    public T fromNative(N root) {
        return mapper.fromNative(root);
    }
}
