package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.math.BigDecimal;

/**
 * How logical types travel in text (docs/carriers.md): a decimal as a string, so that no reader takes it for a double;
 * dates and times as ISO 8601. Jackson itself writes bytes as base64 and a UUID as a string.
 */
final class TextCarriers {
    private TextCarriers() {}

    static <M extends ObjectMapper, B extends MapperBuilder<M, B>> B configure(B builder) {
        SimpleModule decimals = new SimpleModule("wirecost-decimals")
                .addSerializer(new DecimalWriter())
                .addDeserializer(BigDecimal.class, new DecimalReader());
        return builder.addModules(decimals, new JavaTimeModule())
                .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
    }

    private static final class DecimalWriter extends StdScalarSerializer<BigDecimal> {
        DecimalWriter() {
            super(BigDecimal.class);
        }

        @Override
        public void serialize(BigDecimal value, JsonGenerator out, SerializerProvider provider) throws IOException {
            out.writeString(value.toPlainString());
        }
    }

    private static final class DecimalReader extends StdScalarDeserializer<BigDecimal> {
        DecimalReader() {
            super(BigDecimal.class);
        }

        @Override
        public BigDecimal deserialize(JsonParser in, DeserializationContext context) throws IOException {
            return new BigDecimal(in.getText());
        }
    }
}
