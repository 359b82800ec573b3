package io.wirecost.codecs.hessian;

import com.caucho.hessian.io.AbstractStringValueDeserializer;
import com.caucho.hessian.io.ClassFactory;
import com.caucho.hessian.io.ExtSerializerFactory;
import com.caucho.hessian.io.SerializerFactory;
import com.caucho.hessian.io.StringValueSerializer;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.schema.JavaNames;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;

/**
 * Values that Hessian has no form for travel in the library's own way of decimals: an object with the text as its value.
 * A float is one of them, since an element that was a float would come back as a double.
 */
final class ValueSerializers {
    private ValueSerializers() {}

    /** What a reader may load: the generated classes and these values, nothing else. */
    static SerializerFactory factory(Binding<?> binding) {
        SerializerFactory factory = new SerializerFactory(binding.loader());
        ClassFactory allowed = factory.getClassFactory();
        allowed.allow(JavaNames.DOMAIN_PACKAGE + ".*");
        List.of(LinkedHashMap.class, BigDecimal.class).forEach(type -> allowed.allow(type.getName()));
        ExtSerializerFactory values = new ExtSerializerFactory();
        add(values, allowed, Float.class, Float::valueOf);
        add(values, allowed, UUID.class, UUID::fromString);
        add(values, allowed, LocalDate.class, LocalDate::parse);
        add(values, allowed, LocalTime.class, LocalTime::parse);
        add(values, allowed, Instant.class, Instant::parse);
        add(values, allowed, LocalDateTime.class, LocalDateTime::parse);
        allowed.deny("*"); // the first match counts; without it the library's own list allows much of the JDK
        factory.addFactory(values);
        return factory;
    }

    private static <V> void add(
            ExtSerializerFactory values, ClassFactory allowed, Class<V> type, Function<String, V> parse) {
        allowed.allow(type.getName());
        values.addSerializer(type, StringValueSerializer.SER);
        values.addDeserializer(type, new TextDeserializer<>(type, parse));
    }

    private static final class TextDeserializer<V> extends AbstractStringValueDeserializer {
        private final Class<V> type;
        private final Function<String, V> parse;

        TextDeserializer(Class<V> type, Function<String, V> parse) {
            this.type = type;
            this.parse = parse;
        }

        @Override
        public Class<V> getType() {
            return type;
        }

        @Override
        protected Object create(String value) {
            return parse.apply(value);
        }
    }
}
