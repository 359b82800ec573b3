package io.wirecost.codecs.gson;

import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import io.wirecost.core.codec.StreamMapper;
import java.io.IOException;

/** The emitted code as an adapter of Gson, such as one writes by hand and registers. It leaves absent fields out by itself. */
final class EmittedAdapter<T> extends TypeAdapter<T> {
    private final StreamMapper<T, JsonWriter, JsonReader> mapper;

    EmittedAdapter(StreamMapper<T, JsonWriter, JsonReader> mapper) {
        this.mapper = mapper;
    }

    @Override
    public void write(JsonWriter out, T value) throws IOException {
        try {
            mapper.write(value, out);
        } catch (IOException | RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public T read(JsonReader in) throws IOException {
        try {
            return mapper.read(in);
        } catch (IOException | RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
