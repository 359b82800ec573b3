package io.wirecost.bench.plain;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import wirecost.domain.TransactionData;

/** Jackson's data binding on the bean, in any of its formats. */
public abstract class PlainJacksonFormat extends PlainBean {
    private final ObjectWriter writer;
    private final ObjectReader reader;

    PlainJacksonFormat(MapperBuilder<?, ?> builder) {
        ObjectMapper mapper = builder.defaultPropertyInclusion(
                        JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
                .build();
        writer = mapper.writerFor(TransactionData.class);
        reader = mapper.readerFor(TransactionData.class);
    }

    @Override
    byte[] serialize(TransactionData data) throws Exception {
        return writer.writeValueAsBytes(data);
    }

    @Override
    TransactionData deserialize(byte[] bytes) throws Exception {
        return reader.readValue(bytes);
    }
}
