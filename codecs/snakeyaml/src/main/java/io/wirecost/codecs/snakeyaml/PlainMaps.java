package io.wirecost.codecs.snakeyaml;

import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.DomainClasses.Property;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Domain objects as maps, lists and scalars under the schema's names, and back. An absent field has no key. */
final class PlainMaps {
    private final Map<Class<?>, List<Property>> beans;
    private final Scalars scalars;

    PlainMaps(DomainClasses classes) {
        this.beans = classes.beans();
        this.scalars = new Scalars(classes);
    }

    Map<String, Object> toMap(Object bean) throws ReflectiveOperationException {
        Map<String, Object> map = new LinkedHashMap<>();
        for (Property property : beans.get(bean.getClass())) {
            Object value = property.getter().invoke(bean);
            if (value != null) {
                map.put(property.wireName(), toPlain(value));
            }
        }
        return map;
    }

    <T> T fromMap(Class<T> type, Map<?, ?> map) throws ReflectiveOperationException {
        T bean = type.getConstructor().newInstance();
        for (Property property : beans.get(type)) {
            Object value = map.get(property.wireName());
            if (value != null) {
                property.setter().invoke(bean, fromPlain(property.type(), value));
            }
        }
        return bean;
    }

    private Object toPlain(Object value) throws ReflectiveOperationException {
        if (value instanceof List<?> list) {
            List<Object> plain = new ArrayList<>(list.size());
            for (Object element : list) {
                plain.add(toPlain(element));
            }
            return plain;
        } else if (value instanceof Map<?, ?> map) {
            Map<Object, Object> plain = new LinkedHashMap<>();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                plain.put(entry.getKey(), toPlain(entry.getValue()));
            }
            return plain;
        }
        return value != null && beans.containsKey(value.getClass()) ? toMap(value) : scalars.toPlain(value);
    }

    private Object fromPlain(Type type, Object value) throws ReflectiveOperationException {
        if (value == null) {
            return null;
        } else if (type instanceof ParameterizedType list && value instanceof List<?> plain) {
            List<Object> elements = new ArrayList<>(plain.size());
            for (Object element : plain) {
                elements.add(fromPlain(list.getActualTypeArguments()[0], element));
            }
            return elements;
        } else if (type instanceof ParameterizedType map && value instanceof Map<?, ?> plain) {
            Map<Object, Object> entries = new LinkedHashMap<>();
            for (Map.Entry<?, ?> entry : plain.entrySet()) {
                entries.put(entry.getKey(), fromPlain(map.getActualTypeArguments()[1], entry.getValue()));
            }
            return entries;
        }
        Class<?> single = (Class<?>) type;
        return beans.containsKey(single) ? fromMap(single, (Map<?, ?>) value) : scalars.fromPlain(single, value);
    }
}
