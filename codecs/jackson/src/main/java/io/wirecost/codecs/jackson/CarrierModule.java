package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.ContextualSerializer;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.schema.Type;
import java.io.IOException;
import java.util.List;
import java.util.function.Function;

/**
 * Tells Jackson the carrier of each logical type. Milliseconds and microseconds have the same Java class, so that the
 * property around a value decides: a field of our schema holds values of one leaf type only, however deep they lie.
 */
final class CarrierModule extends SimpleModule {
    private static final long serialVersionUID = 1;

    private final transient DomainClasses domain;
    private final transient Function<Type.Leaf, CarrierConverter<?>> carriers;

    /** @param carriers the carrier of a leaf type; asked only for types of the registered classes */
    CarrierModule(DomainClasses domain, Function<Type.Leaf, CarrierConverter<?>> carriers, Class<?>... carried) {
        super("wirecost-carriers");
        this.domain = domain;
        this.carriers = carriers;
        carrying(carried);
    }

    CarrierModule carrying(Class<?>... types) {
        List.of(types).forEach(this::carry);
        return this;
    }

    private <V> void carry(Class<V> type) {
        addSerializer(type, new Writer<>(type, null));
        addDeserializer(type, new Reader<>(type, null));
    }

    @SuppressWarnings("unchecked") // Jackson asks for a property that holds values of the registered class
    private <V> CarrierConverter<V> carrier(BeanProperty property) {
        Type.Leaf type = domain.leaf(property.getMember().getMember()).orElseThrow();
        return (CarrierConverter<V>) carriers.apply(type);
    }

    private final class Writer<V> extends StdScalarSerializer<V> implements ContextualSerializer {
        private static final long serialVersionUID = 1;

        private final transient CarrierConverter<V> carrier;

        Writer(Class<V> type, CarrierConverter<V> carrier) {
            super(type);
            this.carrier = carrier;
        }

        @Override
        public JsonSerializer<?> createContextual(SerializerProvider provider, BeanProperty property) {
            return new Writer<V>(handledType(), carrier(property));
        }

        @Override
        public void serialize(V value, JsonGenerator out, SerializerProvider provider) throws IOException {
            carrier.writer().write(value, out);
        }
    }

    private final class Reader<V> extends StdScalarDeserializer<V> implements ContextualDeserializer {
        private static final long serialVersionUID = 1;

        private final Class<V> type;
        private final transient CarrierConverter<V> carrier;

        Reader(Class<V> type, CarrierConverter<V> carrier) {
            super(type);
            this.type = type;
            this.carrier = carrier;
        }

        @Override
        public JsonDeserializer<?> createContextual(DeserializationContext context, BeanProperty property) {
            return new Reader<>(type, carrier(property));
        }

        @Override
        public V deserialize(JsonParser in, DeserializationContext context) throws IOException {
            return carrier.reader().read(in);
        }
    }
}
