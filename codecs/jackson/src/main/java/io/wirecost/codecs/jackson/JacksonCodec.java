package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.core.FormatSchema;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.wirecost.core.codec.Codec;
import java.io.IOException;

/** Any format of Jackson: a writer and a reader of one class, made once, as Jackson advises. */
final class JacksonCodec<T> implements Codec<T> {
    private final ObjectWriter writer;
    private final ObjectReader reader;

    JacksonCodec(ObjectMapper mapper, Class<T> type) {
        this.writer = mapper.writerFor(type);
        this.reader = mapper.readerFor(type);
    }

    /** For formats that need a schema. */
    JacksonCodec(ObjectMapper mapper, Class<T> type, FormatSchema schema) {
        this(mapper, type, schema, schema);
    }

    /** For a format that reads by another schema than it writes. */
    JacksonCodec(ObjectMapper mapper, Class<T> type, FormatSchema written, FormatSchema read) {
        this.writer = mapper.writerFor(type).with(written);
        this.reader = mapper.readerFor(type).with(read);
    }

    @Override
    public byte[] serialize(T value) throws IOException {
        return writer.writeValueAsBytes(value);
    }

    @Override
    public T deserialize(byte[] bytes) throws IOException {
        return reader.readValue(bytes);
    }
}
