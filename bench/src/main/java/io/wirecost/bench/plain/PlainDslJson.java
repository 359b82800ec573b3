package io.wirecost.bench.plain;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.JsonWriter;
import com.dslplatform.json.runtime.Settings;
import io.wirecost.bench.byhand.dsljson.Transaction;
import java.io.IOException;

/** DSL-JSON with the converters that its annotation processor makes, called as in its author's entry of jvm-serializers. */
public class PlainDslJson extends PlainAnnotated<Transaction> {
    private final DslJson<Object> json = new DslJson<>(Settings.withRuntime()
            .skipDefaultValues(true)
            .doublePrecision(JsonReader.DoublePrecision.EXACT)
            .includeServiceLoader());
    private final JsonWriter writer = json.newWriter();
    private final JsonReader<Object> reader = json.newReader();
    private final JsonWriter.WriteObject<Transaction> encoder = json.tryFindWriter(Transaction.class);
    private final JsonReader.ReadObject<Transaction> decoder = json.tryFindReader(Transaction.class);

    public PlainDslJson() {
        super(Transaction.class);
    }

    @Override
    byte[] serialize(Transaction data) {
        writer.reset();
        encoder.write(writer, data);
        return writer.toByteArray();
    }

    @Override
    Transaction deserialize(byte[] bytes) throws IOException {
        reader.process(bytes, bytes.length).read();
        return decoder.read(reader);
    }
}
