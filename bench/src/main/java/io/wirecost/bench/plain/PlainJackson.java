package io.wirecost.bench.plain;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import wirecost.domain.TransactionData;

/** JSON by Jackson's data binding on the bean. */
public class PlainJackson extends PlainBenchmark {
    private final JsonMapper mapper = JsonMapper.builder()
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
            .build();
    private final ObjectWriter writer = mapper.writerFor(TransactionData.class);
    private final ObjectReader reader = mapper.readerFor(TransactionData.class);

    @Override
    byte[] serialize(TransactionData data) throws Exception {
        return writer.writeValueAsBytes(data);
    }

    @Override
    TransactionData deserialize(byte[] bytes) throws Exception {
        return reader.readValue(bytes);
    }
}
