package io.wirecost.codecs.dsljson;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonWriter;
import io.wirecost.core.codec.Codec;
import java.io.IOException;

/** DSL-JSON with a writer that is kept, as it advises; its reader it keeps itself. */
final class DslJsonCodec<T> implements Codec<T> {
    private final DslJson<Object> json;
    private final Class<T> type;
    private final JsonWriter writer;

    DslJsonCodec(DslJson<Object> json, Class<T> type) {
        this.json = json;
        this.type = type;
        this.writer = json.newWriter();
    }

    @Override
    public byte[] serialize(T value) throws IOException {
        writer.reset();
        json.serialize(writer, value);
        return writer.toByteArray();
    }

    @Override
    public T deserialize(byte[] bytes) throws IOException {
        return json.deserialize(type, bytes, bytes.length);
    }
}
