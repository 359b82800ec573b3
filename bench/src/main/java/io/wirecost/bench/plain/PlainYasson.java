package io.wirecost.bench.plain;

import jakarta.json.bind.Jsonb;
import jakarta.json.bind.JsonbBuilder;
import jakarta.json.bind.JsonbConfig;
import jakarta.json.bind.config.BinaryDataStrategy;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import wirecost.domain.TransactionData;

/** JSON by Yasson on the bean, as in its own benchmarks, but to and from bytes; bytes in it as base64. */
public class PlainYasson extends PlainBean {
    private final Jsonb json =
            JsonbBuilder.create(new JsonbConfig().withBinaryDataStrategy(BinaryDataStrategy.BASE_64));

    @Override
    byte[] serialize(TransactionData data) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        json.toJson(data, out);
        return out.toByteArray();
    }

    @Override
    TransactionData deserialize(byte[] bytes) {
        return json.fromJson(new ByteArrayInputStream(bytes), TransactionData.class);
    }
}
