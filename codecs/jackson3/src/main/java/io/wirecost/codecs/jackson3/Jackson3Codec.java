package io.wirecost.codecs.jackson3;

import io.wirecost.core.codec.Codec;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;

/** A writer and a reader of one class, made once, as Jackson advises. */
final class Jackson3Codec<T> implements Codec<T> {
    private final ObjectWriter writer;
    private final ObjectReader reader;

    Jackson3Codec(ObjectMapper mapper, Class<T> type) {
        this.writer = mapper.writerFor(type);
        this.reader = mapper.readerFor(type);
    }

    @Override
    public byte[] serialize(T value) {
        return writer.writeValueAsBytes(value);
    }

    @Override
    public T deserialize(byte[] bytes) {
        return reader.readValue(bytes);
    }
}
