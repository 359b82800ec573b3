package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.StreamMapper;
import java.io.ByteArrayOutputStream;

/**
 * Jackson's streaming API without data binding. A generator and a parser serve one message; the factory is kept, with the
 * buffers and names that it shares among them.
 */
final class StreamingCodec<T> implements Codec<T> {
    private final StreamMapper<T, JsonGenerator, JsonParser> mapper;
    private final JsonFactory factory;

    StreamingCodec(StreamMapper<T, JsonGenerator, JsonParser> mapper, JsonFactory factory) {
        this.mapper = mapper;
        this.factory = factory;
    }

    @Override
    public byte[] serialize(T value) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator generator = factory.createGenerator(bytes)) {
            mapper.write(value, generator);
        }
        return bytes.toByteArray();
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        try (JsonParser parser = factory.createParser(bytes)) {
            parser.nextToken();
            return mapper.read(parser);
        }
    }
}
