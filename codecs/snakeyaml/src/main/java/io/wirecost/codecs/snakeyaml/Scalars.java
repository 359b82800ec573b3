package io.wirecost.codecs.snakeyaml;

import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.value.TextCarrier;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Logical types as text (docs/carriers.md), symbols of the schema, and numbers in the size that the field has. */
final class Scalars {
    /** Other writers leave out the point that YAML 1.1 wants: 1e+300. SnakeYAML reads a string then. */
    private static final Set<Class<?>> REALS = Set.of(float.class, Float.class, double.class, Double.class);

    private final Map<Class<?>, TextCarrier<?>> carriers = new HashMap<>();
    private final Map<Class<?>, Map<String, Enum<?>>> constants;
    private final Map<Enum<?>, String> symbols = new HashMap<>();

    Scalars(DomainClasses classes) {
        TextCarrier.all().forEach(carrier -> carriers.put(carrier.type(), carrier));
        carriers.remove(byte[].class); // YAML has its own: !!binary
        constants = classes.enums();
        constants.values().forEach(all -> all.forEach((symbol, constant) -> symbols.put(constant, symbol)));
    }

    Object toPlain(Object value) {
        if (value instanceof Enum<?>) {
            return symbols.get(value);
        }
        if (value instanceof Float single && !Float.isFinite(single)) {
            return (double) single; // has a word of YAML's, where SnakeYAML gives a float a tag and Java's word
        }
        TextCarrier<?> carrier = value == null ? null : carriers.get(value.getClass());
        return carrier == null ? value : encode(carrier, value);
    }

    private static <V> String encode(TextCarrier<V> carrier, Object value) {
        return carrier.encode().apply(carrier.type().cast(value));
    }

    Object fromPlain(Class<?> type, Object value) {
        if (value instanceof Number number) {
            return fromNumber(type, number);
        } else if (value instanceof String text && REALS.contains(type)) {
            return fromNumber(type, Double.valueOf(text));
        } else if (type.isEnum()) {
            return constants.get(type).get(value);
        }
        TextCarrier<?> carrier = carriers.get(type);
        return carrier == null ? value : carrier.decode().apply((String) value);
    }

    /** YAML tells neither int from long nor float from double. */
    private static Number fromNumber(Class<?> type, Number number) {
        if (type == int.class || type == Integer.class) {
            return number.intValue();
        } else if (type == long.class || type == Long.class) {
            return number.longValue();
        }
        return type == float.class || type == Float.class ? (Number) number.floatValue() : number.doubleValue();
    }
}
