package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.codec.NativeMapper;
import java.io.IOException;

/** XML by way of the emitted classes, whose annotations place in it what Jackson by itself would lose. */
final class XmlCodec<T, N> extends MappedCodec<T, N, N> {
    private final JacksonCodec<N> xml;

    @SuppressWarnings("unchecked") // the mapper's own class
    XmlCodec(NativeMapper<T, N, N> mapper, ObjectMapper jackson) {
        super(mapper);
        this.xml = new JacksonCodec<>(jackson, (Class<N>) mapper.nativeClass());
    }

    @Override
    public byte[] write(N root) throws IOException {
        return xml.serialize(root);
    }

    @Override
    public N read(byte[] bytes) throws IOException {
        return xml.deserialize(bytes);
    }
}
