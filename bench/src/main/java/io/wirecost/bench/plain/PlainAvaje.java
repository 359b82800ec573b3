package io.wirecost.bench.plain;

import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import io.wirecost.bench.byhand.avaje.Transaction;

/** avaje-jsonb with the adapters that its annotation processor makes, as in its own benchmarks. */
public class PlainAvaje extends PlainAnnotated<Transaction> {
    private final JsonType<Transaction> type = Jsonb.builder().build().type(Transaction.class);

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
