package io.wirecost.codecs.moshi;

import com.squareup.moshi.JsonAdapter;
import io.wirecost.core.codec.Codec;
import java.io.IOException;
import okio.Buffer;

/** Moshi through the root's adapter and Okio's buffers, which share segments between calls. */
final class MoshiCodec<T> implements Codec<T> {
    private final JsonAdapter<T> adapter;

    MoshiCodec(JsonAdapter<T> adapter) {
        this.adapter = adapter;
    }

    @Override
    public byte[] serialize(T value) throws IOException {
        try (Buffer buffer = new Buffer()) {
            adapter.toJson(buffer, value);
            return buffer.readByteArray();
        }
    }

    @Override
    public T deserialize(byte[] bytes) throws IOException {
        try (Buffer buffer = new Buffer()) {
            return adapter.fromJson(buffer.write(bytes));
        }
    }
}
