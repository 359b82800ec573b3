package io.wirecost.bench.plain;

import com.fasterxml.jackson.annotation.JsonInclude;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;
import wirecost.domain.TransactionData;

/** JSON by Jackson 3's data binding on the bean. */
public class PlainJackson3 extends PlainBean {
    private final JsonMapper mapper = JsonMapper.builder()
            .changeDefaultPropertyInclusion(i -> i.withValueInclusion(JsonInclude.Include.NON_NULL))
            .build();
    private final ObjectWriter writer = mapper.writerFor(TransactionData.class);
    private final ObjectReader reader = mapper.readerFor(TransactionData.class);

    @Override
    byte[] serialize(TransactionData data) {
        return writer.writeValueAsBytes(data);
    }

    @Override
    TransactionData deserialize(byte[] bytes) {
        return reader.readValue(bytes);
    }
}
