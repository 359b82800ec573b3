package io.wirecost.codecs.moshi;

import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.JsonReader;
import com.squareup.moshi.JsonWriter;
import com.squareup.moshi.Moshi;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.DomainClasses.Property;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** A domain class by its fields, as Moshi's own adapter of classes does, which takes names from annotations only. */
final class BeanAdapter extends JsonAdapter<Object> {
    private final Constructor<?> constructor;
    private final Bound[] properties;
    private final JsonReader.Options names;

    private BeanAdapter(Constructor<?> constructor, Bound... properties) {
        this.constructor = constructor;
        this.properties = properties;
        this.names =
                JsonReader.Options.of(Stream.of(properties).map(Bound::name).toArray(String[]::new));
    }

    @Override
    public void toJson(JsonWriter out, Object bean) throws IOException {
        try {
            out.beginObject();
            for (Bound property : properties) {
                out.name(property.name);
                property.adapter.toJson(out, property.field.get(bean));
            }
            out.endObject();
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public Object fromJson(JsonReader in) throws IOException {
        try {
            Object bean = constructor.newInstance();
            in.beginObject();
            while (in.hasNext()) {
                Bound property = properties[in.selectName(names)];
                property.field.set(bean, property.adapter.fromJson(in));
            }
            in.endObject();
            return bean;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private record Bound(String name, Field field, JsonAdapter<Object> adapter) {
        static Bound of(Property property, Moshi moshi) {
            property.field().setAccessible(true);
            return new Bound(property.wireName(), property.field(), moshi.adapter(property.type()));
        }
    }

    record Factory(DomainClasses classes) implements JsonAdapter.Factory {
        @Override
        public JsonAdapter<?> create(Type type, Set<? extends Annotation> annotations, Moshi moshi) {
            List<Property> properties = classes.beans().get(type);
            if (properties == null) {
                return null;
            }
            Bound[] bound = properties.stream().map(p -> Bound.of(p, moshi)).toArray(Bound[]::new);
            try {
                return new BeanAdapter(((Class<?>) type).getConstructor(), bound).nullSafe();
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
