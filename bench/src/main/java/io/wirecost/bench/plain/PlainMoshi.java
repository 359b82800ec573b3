package io.wirecost.bench.plain;

import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.JsonReader;
import com.squareup.moshi.JsonWriter;
import com.squareup.moshi.Moshi;
import java.io.IOException;
import java.util.Base64;
import okio.Buffer;
import wirecost.domain.TransactionData;

/** JSON by Moshi, bytes as base64; to and from Okio's buffers. */
public class PlainMoshi extends PlainBean {
    private final JsonAdapter<TransactionData> adapter = new Moshi.Builder()
            .add(byte[].class, new Base64Adapter().nullSafe())
            .build()
            .adapter(TransactionData.class);

    @Override
    byte[] serialize(TransactionData data) throws IOException {
        try (Buffer buffer = new Buffer()) {
            adapter.toJson(buffer, data);
            return buffer.readByteArray();
        }
    }

    @Override
    TransactionData deserialize(byte[] bytes) throws IOException {
        try (Buffer buffer = new Buffer()) {
            return adapter.fromJson(buffer.write(bytes));
        }
    }

    private static final class Base64Adapter extends JsonAdapter<byte[]> {
        @Override
        public void toJson(JsonWriter out, byte[] bytes) throws IOException {
            out.value(Base64.getEncoder().encodeToString(bytes));
        }

        @Override
        public byte[] fromJson(JsonReader in) throws IOException {
            return Base64.getDecoder().decode(in.nextString());
        }
    }
}
