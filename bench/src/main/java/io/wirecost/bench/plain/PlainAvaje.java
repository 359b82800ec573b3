package io.wirecost.bench.plain;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import io.wirecost.bench.byhand.avaje.Transaction;
import java.util.Base64;

/** avaje-jsonb with the adapters that its annotation processor makes, as in its own benchmarks, and one for bytes. */
public class PlainAvaje extends PlainAnnotated<Transaction> {
    private final JsonType<Transaction> type = Jsonb.builder()
            .add(byte[].class, new Base64Adapter().nullSafe())
            .build()
            .type(Transaction.class);

    /** The library's own writes other quotes around some bytes than one before and one behind them. */
    private static final class Base64Adapter implements JsonAdapter<byte[]> {
        @Override
        public void toJson(JsonWriter writer, byte[] value) {
            writer.value(Base64.getEncoder().encodeToString(value));
        }

        @Override
        public byte[] fromJson(JsonReader reader) {
            return Base64.getDecoder().decode(reader.readString());
        }
    }

    public PlainAvaje() {
        super(Transaction.class);
    }

    @Override
    byte[] serialize(Transaction data) {
        return type.toJsonBytes(data);
    }

    @Override
    Transaction deserialize(byte[] bytes) {
        return type.fromJson(bytes);
    }
}
