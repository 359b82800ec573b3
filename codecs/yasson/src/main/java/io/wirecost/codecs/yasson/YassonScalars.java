package io.wirecost.codecs.yasson;

import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.value.TextCarrier;
import jakarta.json.JsonString;
import jakarta.json.bind.JsonbConfig;
import jakarta.json.bind.serializer.DeserializationContext;
import jakarta.json.bind.serializer.JsonbDeserializer;
import jakarta.json.bind.serializer.JsonbSerializer;
import jakarta.json.bind.serializer.SerializationContext;
import jakarta.json.stream.JsonGenerator;
import jakarta.json.stream.JsonParser;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;

/** What Yasson writes otherwise than our JSON has it; its other forms are our carriers. */
final class YassonScalars {
    private YassonScalars() {}

    /** Adds only what is needed: for each value that goes through code of ours, Yasson makes a context of its own. */
    static void register(JsonbConfig config, DomainClasses classes) {
        config.withSerializers(new DecimalWriter());
        if (!classes.renamedEnums().isEmpty()) {
            config.withSerializers(new EnumWriter(classes)).withDeserializers(new EnumReader(classes));
        }
    }

    private static final class DecimalWriter implements JsonbSerializer<BigDecimal> {
        @Override
        public void serialize(BigDecimal value, JsonGenerator out, SerializationContext context) {
            out.write(TextCarrier.DECIMAL.encode().apply(value));
        }
    }

    @SuppressWarnings("rawtypes") // Yasson finds it for every enum only by the raw class
    private static final class EnumWriter implements JsonbSerializer<Enum> {
        private final Map<Enum<?>, String> symbols = new HashMap<>();

        EnumWriter(DomainClasses classes) {
            classes.enums().values().forEach(e -> e.forEach((symbol, constant) -> symbols.put(constant, symbol)));
        }

        @Override
        public void serialize(Enum value, JsonGenerator out, SerializationContext context) {
            out.write(symbols.get(value));
        }
    }

    @SuppressWarnings("rawtypes") // as above
    private static final class EnumReader implements JsonbDeserializer<Enum> {
        private final DomainClasses classes;

        EnumReader(DomainClasses classes) {
            this.classes = classes;
        }

        @Override
        public Enum deserialize(JsonParser in, DeserializationContext context, Type type) {
            return in.getValue() instanceof JsonString symbol
                    ? classes.enums().get(type).get(symbol.getString())
                    : null; // Yasson calls this for a null in a list, too
        }
    }
}
