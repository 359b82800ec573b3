package io.wirecost.codecs.dsljson;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.JsonWriter;
import com.dslplatform.json.runtime.DecodePropertyInfo;
import com.dslplatform.json.runtime.ObjectFormatDescription;
import com.dslplatform.json.runtime.Settings;
import io.wirecost.core.codec.DomainClasses.Property;
import java.io.IOException;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Type;
import java.util.List;

/** A domain class by DSL-JSON's description of objects, made of its getters and setters and the schema's names. */
final class BeanConverter<B> implements JsonWriter.WriteObject<B>, JsonReader.ReadObject<B> {
    private final Class<B> type;
    private final List<Property> properties;
    private ObjectFormatDescription<B, B> description;

    private BeanConverter(Class<B> type, List<Property> properties) {
        this.type = type;
        this.properties = properties;
    }

    static <B> BeanConverter<B> register(DslJson<Object> json, Class<B> type, List<Property> properties) {
        BeanConverter<B> converter = new BeanConverter<>(type, properties);
        json.registerWriter(type, converter);
        json.registerReader(type, converter);
        return converter;
    }

    @SuppressWarnings({"rawtypes", "unchecked"}) // DSL-JSON takes arrays of raw types
    void link(DslJson<Object> json) {
        JsonWriter.WriteObject[] encoders =
                properties.stream().map(p -> encoder(p, json)).toArray(JsonWriter.WriteObject[]::new);
        DecodePropertyInfo[] decoders =
                properties.stream().map(p -> decoder(p, json)).toArray(DecodePropertyInfo[]::new);
        try {
            Constructor<B> constructor = type.getConstructor();
            description = ObjectFormatDescription.create(type, () -> make(constructor), encoders, decoders, json, true);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    private JsonWriter.WriteObject<B> encoder(Property property, DslJson<Object> json) {
        return Settings.createEncoder(
                bean -> call(() -> property.getter().invoke(bean)), property.wireName(), json, boxed(property));
    }

    private DecodePropertyInfo<JsonReader.BindObject<B>> decoder(Property property, DslJson<Object> json) {
        return Settings.createDecoder(
                (B bean, Object value) -> call(() -> property.setter().invoke(bean, value)),
                property.wireName(),
                json,
                true,
                false,
                -1,
                false,
                boxed(property));
    }

    /** The wrapper of a primitive type, whose default is absence: 0 and false are values and not left out. */
    private static Type boxed(Property property) {
        return property.type() instanceof Class<?> c && c.isPrimitive()
                ? MethodType.methodType(c).wrap().returnType()
                : property.type();
    }

    private B make(Constructor<B> constructor) {
        return type.cast(call(constructor::newInstance));
    }

    private static Object call(Reflective call) {
        try {
            return call.get();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void write(JsonWriter out, B value) {
        description.write(out, value);
    }

    @Override
    @SuppressWarnings("rawtypes") // as DSL-JSON declares it
    public B read(JsonReader in) throws IOException {
        return description.read(in);
    }

    private interface Reflective {
        Object get() throws ReflectiveOperationException;
    }
}
