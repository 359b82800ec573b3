package io.wirecost.codecs.johnzon;

import io.wirecost.core.value.TextCarrier;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.apache.johnzon.mapper.TypeAwareAdapter;

/** A value that Johnzon by itself would write otherwise than our JSON has it, or read as another. */
record ScalarAdapter<V, J>(Class<?> type, Class<J> json, Function<V, J> write, Function<J, V> read)
        implements TypeAwareAdapter<V, J> {
    /** Johnzon reads a float as a double, and rounds it twice: 7.038531E-26 comes back as another number. */
    static ScalarAdapter<Float, BigDecimal> ofFloats(Class<Float> type) {
        return new ScalarAdapter<>(
                type, BigDecimal.class, value -> new BigDecimal(value.toString()), BigDecimal::floatValue);
    }

    static <V> ScalarAdapter<V, String> of(TextCarrier<V> carrier) {
        return new ScalarAdapter<>(carrier.type(), String.class, carrier.encode(), carrier.decode());
    }

    static ScalarAdapter<Enum<?>, String> of(Class<?> type, Map<String, Enum<?>> constants) {
        Map<Enum<?>, String> symbols = new HashMap<>();
        constants.forEach((symbol, constant) -> symbols.put(constant, symbol));
        return new ScalarAdapter<>(type, String.class, symbols::get, constants::get);
    }

    @Override
    public J from(V value) {
        return value == null ? null : write.apply(value); // an absent element of a list
    }

    @Override
    public V to(J value) {
        return read.apply(value);
    }

    /** By its type Johnzon tells an adapter of a list's elements from one of the list. */
    @Override
    public Type getFrom() {
        return type;
    }

    @Override
    public Type getTo() {
        return json;
    }
}
