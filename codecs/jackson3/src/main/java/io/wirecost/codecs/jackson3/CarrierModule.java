package io.wirecost.codecs.jackson3;

import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.schema.Type;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.UUID;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.deser.std.StdScalarDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdScalarSerializer;

/**
 * Tells Jackson the carrier of each logical type in BSON. Milliseconds and microseconds have the same Java class, so that the
 * property around a value decides: a field of our schema holds values of one leaf type only, however deep they lie.
 */
final class CarrierModule extends SimpleModule {
    private static final long serialVersionUID = 1;

    private final transient DomainClasses domain;

    /**
     * Decimals are carried as well: the library would round them to doubles without a word. As strings that Jackson reads they
     * would be held to 1,000 digits, and the library's factory offers no way to lift that limit.
     */
    CarrierModule(DomainClasses domain) {
        super("wirecost-carriers");
        this.domain = domain;
        List.of(BigDecimal.class, UUID.class, LocalDate.class, LocalTime.class, Instant.class, LocalDateTime.class)
                .forEach(this::carry);
    }

    private <V> void carry(Class<V> type) {
        addSerializer(type, new Writer<>(type, null));
        addDeserializer(type, new Reader<>(type, null));
    }

    @SuppressWarnings("unchecked") // Jackson asks for a property that holds values of the registered class
    private <V> CarrierConverter<V> carrier(BeanProperty property) {
        Type.Leaf type = domain.leaf(property.getMember().getMember()).orElseThrow();
        return (CarrierConverter<V>) CarrierConverter.of(type);
    }

    private final class Writer<V> extends StdScalarSerializer<V> {
        private static final long serialVersionUID = 1;

        private final Class<V> type;
        private final transient CarrierConverter<V> carrier;

        Writer(Class<V> type, CarrierConverter<V> carrier) {
            super(type);
            this.type = type;
            this.carrier = carrier;
        }

        @Override
        public ValueSerializer<?> createContextual(SerializationContext context, BeanProperty property) {
            return new Writer<>(type, carrier(property));
        }

        @Override
        public void serialize(V value, JsonGenerator out, SerializationContext context) {
            carrier.writer().accept(value, out);
        }
    }

    private final class Reader<V> extends StdScalarDeserializer<V> {
        private static final long serialVersionUID = 1;

        private final Class<V> type;
        private final transient CarrierConverter<V> carrier;

        Reader(Class<V> type, CarrierConverter<V> carrier) {
            super(type);
            this.type = type;
            this.carrier = carrier;
        }

        @Override
        public ValueDeserializer<?> createContextual(DeserializationContext context, BeanProperty property) {
            return new Reader<>(type, carrier(property));
        }

        @Override
        public V deserialize(JsonParser in, DeserializationContext context) {
            return carrier.reader().apply(in);
        }
    }
}
