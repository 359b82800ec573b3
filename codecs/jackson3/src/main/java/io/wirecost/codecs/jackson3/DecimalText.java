package io.wirecost.codecs.jackson3;

import io.wirecost.core.value.TextCarrier;
import java.math.BigDecimal;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdScalarDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdScalarSerializer;

/** Decimals as strings, so that no reader takes them for doubles; Jackson's other forms are our carriers. */
final class DecimalText {
    private DecimalText() {}

    static JacksonModule module() {
        return new SimpleModule("wirecost-decimals")
                .addSerializer(new Writer())
                .addDeserializer(BigDecimal.class, new Reader());
    }

    private static final class Writer extends StdScalarSerializer<BigDecimal> {
        Writer() {
            super(BigDecimal.class);
        }

        @Override
        public void serialize(BigDecimal value, JsonGenerator out, SerializationContext context) {
            out.writeString(TextCarrier.DECIMAL.encode().apply(value));
        }
    }

    private static final class Reader extends StdScalarDeserializer<BigDecimal> {
        Reader() {
            super(BigDecimal.class);
        }

        @Override
        public BigDecimal deserialize(JsonParser in, DeserializationContext context) {
            return TextCarrier.DECIMAL.decode().apply(in.getString());
        }
    }
}
