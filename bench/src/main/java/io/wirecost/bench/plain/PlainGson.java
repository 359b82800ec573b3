package io.wirecost.bench.plain;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import wirecost.domain.TransactionData;

/** JSON by Gson, bytes as base64; to and from a string, which is what Gson has. */
public class PlainGson extends PlainBean {
    private final Gson gson = new GsonBuilder()
            .disableHtmlEscaping()
            .registerTypeAdapter(byte[].class, new Base64Adapter().nullSafe())
            .create();
    private final TypeAdapter<TransactionData> adapter = gson.getAdapter(TransactionData.class);

    @Override
    byte[] serialize(TransactionData data) {
        return gson.toJson(data, TransactionData.class).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    TransactionData deserialize(byte[] bytes) throws IOException {
        return adapter.fromJson(new String(bytes, StandardCharsets.UTF_8));
    }

    private static final class Base64Adapter extends TypeAdapter<byte[]> {
        @Override
        public void write(JsonWriter out, byte[] bytes) throws IOException {
            out.value(Base64.getEncoder().encodeToString(bytes));
        }

        @Override
        public byte[] read(JsonReader in) throws IOException {
            return Base64.getDecoder().decode(in.nextString());
        }
    }
}
