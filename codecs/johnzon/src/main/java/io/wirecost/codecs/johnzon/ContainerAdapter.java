package io.wirecost.codecs.johnzon;

import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.johnzon.mapper.Adapter;

/** A list or map of values that need an adapter. Johnzon uses none for what is in a map, or in a list of lists. */
final class ContainerAdapter implements Adapter<Object, JsonValue> {
    private final Type container;
    private final ScalarAdapter<Object, Object> scalar;

    @SuppressWarnings("unchecked") // the adapter of the class of the values
    private ContainerAdapter(Type container, ScalarAdapter<?, ?> scalar) {
        this.container = container;
        this.scalar = (ScalarAdapter<Object, Object>) scalar;
    }

    /** Returns the adapter of a field; empty if it is no container, or Johnzon needs no adapter for its values. */
    static Optional<ContainerAdapter> of(Type field, Map<Class<?>, ScalarAdapter<?, ?>> scalars) {
        return field instanceof ParameterizedType
                ? Optional.ofNullable(scalars.get(innermost(field))).map(scalar -> new ContainerAdapter(field, scalar))
                : Optional.empty();
    }

    private static Class<?> innermost(Type type) {
        return type instanceof ParameterizedType container ? innermost(element(container)) : (Class<?>) type;
    }

    /** What a list or a map by strings has. */
    private static Type element(ParameterizedType container) {
        Type[] arguments = container.getActualTypeArguments();
        return arguments[arguments.length - 1];
    }

    @Override
    public JsonValue from(Object value) {
        return written(value);
    }

    private JsonValue written(Object value) {
        if (value == null) {
            return JsonValue.NULL;
        }
        if (value instanceof List<?> list) {
            JsonArrayBuilder array = Mapping.JSON.createArrayBuilder();
            list.forEach(each -> array.add(written(each)));
            return array.build();
        }
        if (value instanceof Map<?, ?> map) {
            JsonObjectBuilder object = Mapping.JSON.createObjectBuilder();
            map.forEach((key, each) -> object.add((String) key, written(each)));
            return object.build();
        }
        Object plain = scalar.from(value);
        return plain instanceof BigDecimal number
                ? Mapping.JSON.createValue(number)
                : Mapping.JSON.createValue((String) plain);
    }

    @Override
    public Object to(JsonValue value) {
        return read(container, value);
    }

    private Object read(Type type, JsonValue value) {
        if (value.getValueType() == JsonValue.ValueType.NULL) {
            return null;
        }
        if (!(type instanceof ParameterizedType inner)) {
            return scalar.to(
                    value instanceof JsonNumber number ? number.bigDecimalValue() : ((JsonString) value).getString());
        }
        if (inner.getRawType() == List.class) {
            List<Object> list = new ArrayList<>();
            value.asJsonArray().forEach(each -> list.add(read(element(inner), each)));
            return list;
        }
        Map<String, Object> map = new LinkedHashMap<>();
        value.asJsonObject().forEach((key, each) -> map.put(key, read(element(inner), each)));
        return map;
    }
}
