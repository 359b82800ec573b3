package io.wirecost.codecs.gson;

import com.google.gson.Gson;
import io.wirecost.core.codec.Codec;
import java.nio.charset.StandardCharsets;

/** Gson by its own calls for a string, which is its only form. */
record GsonCodec<T>(Gson gson, Class<T> type) implements Codec<T> {
    @Override
    public byte[] serialize(T value) {
        return gson.toJson(value).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public T deserialize(byte[] bytes) {
        return gson.fromJson(new String(bytes, StandardCharsets.UTF_8), type);
    }
}
