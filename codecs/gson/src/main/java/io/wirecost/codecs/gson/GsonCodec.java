package io.wirecost.codecs.gson;

import com.google.gson.Gson;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import io.wirecost.core.codec.Codec;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/** Gson through the root's adapter, which is looked up once. */
final class GsonCodec<T> implements Codec<T> {
    private final Gson gson;
    private final TypeAdapter<T> adapter;

    GsonCodec(Gson gson, Class<T> type) {
        this.gson = gson;
        this.adapter = gson.getAdapter(type);
    }

    @Override
    public byte[] serialize(T value) throws IOException {
        StringWriter text = new StringWriter();
        JsonWriter writer = gson.newJsonWriter(text);
        adapter.write(writer, value);
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public T deserialize(byte[] bytes) throws IOException {
        JsonReader reader = gson.newJsonReader(new StringReader(new String(bytes, StandardCharsets.UTF_8)));
        return adapter.read(reader);
    }
}
