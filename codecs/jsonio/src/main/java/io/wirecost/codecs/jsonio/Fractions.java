package io.wirecost.codecs.jsonio;

import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.DomainClasses.Property;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Makes floats and doubles of the decimals that json-io leaves in lists and maps. It reads fractions as decimals only if a schema has
 * floats, which would be doubles at first, and be rounded twice.
 */
final class Fractions {
    private static final Set<Class<?>> WIDE = Set.of(Float.class, Double.class);

    private final Map<Class<?>, List<Property>> visited = new LinkedHashMap<>();
    private final boolean haveFloats;
    private final boolean haveContainers;

    Fractions(DomainClasses classes) {
        classes.beans()
                .forEach((bean, properties) -> visited.put(
                        bean,
                        properties.stream()
                                .filter(property -> isContainer(property)
                                        || classes.beans().containsKey(innermost(property.type())))
                                .toList()));
        List<Property> all =
                classes.beans().values().stream().flatMap(List::stream).toList();
        haveFloats = all.stream()
                .map(property -> innermost(property.type()))
                .anyMatch(type -> type == float.class || type == Float.class);
        haveContainers = all.stream().anyMatch(Fractions::isContainer);
    }

    /** Returns whether fractions have to be read as decimals, so that floats are exact. */
    boolean areDecimals() {
        return haveFloats;
    }

    /** Returns the object that json-io has read, with the numbers of its lists and maps as its class has them. */
    <T> T settled(T bean) {
        if (haveFloats && haveContainers) {
            settle(bean);
        }
        return bean;
    }

    private static boolean isContainer(Property property) {
        return property.type() instanceof ParameterizedType && WIDE.contains(innermost(property.type()));
    }

    private static Class<?> innermost(Type type) {
        return type instanceof ParameterizedType container ? innermost(element(container)) : (Class<?>) type;
    }

    /** What a list or a map by strings has. */
    private static Type element(Type container) {
        Type[] arguments = ((ParameterizedType) container).getActualTypeArguments();
        return arguments[arguments.length - 1];
    }

    private void settle(Object bean) {
        for (Property property : visited.get(bean.getClass())) {
            try {
                settled(property.type(), property.getter().invoke(bean));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @SuppressWarnings("unchecked") // a list or map that json-io has just made
    private Object settled(Type type, Object value) {
        if (value instanceof List<?> list) {
            ((List<Object>) list).replaceAll(each -> settled(element(type), each));
        } else if (value instanceof Map<?, ?> map) {
            ((Map<Object, Object>) map).replaceAll((key, each) -> settled(element(type), each));
        } else if (value instanceof Number number) {
            return type == Float.class ? (Number) number.floatValue() : (Number) number.doubleValue();
        } else if (value != null) {
            settle(value);
        }
        return value;
    }
}
