package io.wirecost.codecs.genson;

import com.owlike.genson.Context;
import com.owlike.genson.Converter;
import com.owlike.genson.stream.ObjectReader;
import com.owlike.genson.stream.ObjectWriter;
import io.wirecost.core.value.TextCarrier;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** A value that Genson by itself would write otherwise than our JSON has it. */
record ScalarConverter<V>(BiConsumer<ObjectWriter, V> write, Function<ObjectReader, V> read) implements Converter<V> {
    static final ScalarConverter<Void> NOTHING = new ScalarConverter<>((out, value) -> out.writeNull(), in -> null);

    static <V> ScalarConverter<V> of(TextCarrier<V> carrier) {
        return new ScalarConverter<>(
                (out, value) -> out.writeValue(carrier.encode().apply(value)),
                in -> carrier.decode().apply(in.valueAsString()));
    }

    static ScalarConverter<Enum<?>> of(Map<String, Enum<?>> constants) {
        Map<Enum<?>, String> symbols = new HashMap<>();
        constants.forEach((symbol, constant) -> symbols.put(constant, symbol));
        return new ScalarConverter<>(
                (out, value) -> out.writeValue(symbols.get(value)), in -> constants.get(in.valueAsString()));
    }

    @Override
    public void serialize(V value, ObjectWriter out, Context context) {
        write.accept(out, value);
    }

    @Override
    public V deserialize(ObjectReader in, Context context) {
        return read.apply(in);
    }
}
