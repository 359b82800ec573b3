package io.wirecost.codecs.snakeyaml;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.schema.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Domain objects as maps, lists and scalars under the schema's names, and back. An absent field has no key.
 *
 * @param <T> the domain class of the root record
 */
final class PlainMaps<T> {
    private final Beans beans;
    private final String root;
    private final Class<T> type;

    PlainMaps(Binding<T> binding) {
        beans = new Beans(binding);
        root = binding.schema().root().name();
        type = binding.domainClass();
    }

    Map<String, Object> toMap(T value) {
        return toMap(root, value);
    }

    T fromMap(Map<String, Object> map) {
        return type.cast(fromMap(root, map));
    }

    private Map<String, Object> toMap(String record, Object bean) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (Beans.Property property : beans.properties(record)) {
            Object value = property.get(bean);
            if (value != null) {
                map.put(property.name(), toPlain(property.type(), value));
            }
        }
        return map;
    }

    private Object fromMap(String record, Map<?, ?> map) {
        Object bean = beans.create(record);
        for (Beans.Property property : beans.properties(record)) {
            Object value = map.get(property.name());
            if (value != null) {
                property.set(bean, fromPlain(property.type(), value));
            }
        }
        return bean;
    }

    private Object toPlain(Type type, Object value) {
        if (value == null) {
            return null;
        } else if (type instanceof Type.OptionalType optional) {
            return toPlain(optional.type(), value);
        } else if (type instanceof Type.RecordRef ref) {
            return toMap(ref.name(), value);
        } else if (type instanceof Type.EnumRef ref) {
            return beans.symbol(ref.name(), (Enum<?>) value);
        } else if (type instanceof Type.ArrayType array) {
            List<Object> list = new ArrayList<>();
            ((List<?>) value).forEach(element -> list.add(toPlain(array.element(), element)));
            return list;
        } else if (type instanceof Type.MapType map) {
            Map<Object, Object> copy = new LinkedHashMap<>();
            ((Map<?, ?>) value).forEach((key, v) -> copy.put(key, toPlain(map.value(), v)));
            return copy;
        }
        return Scalars.toPlain(value);
    }

    private Object fromPlain(Type type, Object value) {
        if (value == null) {
            return null;
        } else if (type instanceof Type.OptionalType optional) {
            return fromPlain(optional.type(), value);
        } else if (type instanceof Type.RecordRef ref) {
            return fromMap(ref.name(), (Map<?, ?>) value);
        } else if (type instanceof Type.EnumRef ref) {
            return beans.constant(ref.name(), (String) value);
        } else if (type instanceof Type.ArrayType array) {
            List<Object> list = new ArrayList<>();
            ((List<?>) value).forEach(element -> list.add(fromPlain(array.element(), element)));
            return list;
        } else if (type instanceof Type.MapType map) {
            Map<Object, Object> copy = new LinkedHashMap<>();
            ((Map<?, ?>) value).forEach((key, v) -> copy.put(key, fromPlain(map.value(), v)));
            return copy;
        }
        return Scalars.fromPlain(type, value);
    }
}
