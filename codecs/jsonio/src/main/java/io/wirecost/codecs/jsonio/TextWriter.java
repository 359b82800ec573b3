package io.wirecost.codecs.jsonio;

import com.cedarsoftware.io.JsonClassWriter;
import com.cedarsoftware.io.JsonGenerator;
import com.cedarsoftware.io.WriterContext;
import io.wirecost.core.value.TextCarrier;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** Writes a value as our JSON has it. */
record TextWriter<V>(Function<V, String> encode) implements JsonClassWriter<V> {
    static <V> TextWriter<V> of(TextCarrier<V> carrier) {
        return new TextWriter<>(carrier.encode());
    }

    static TextWriter<Enum<?>> of(Map<String, Enum<?>> constants) {
        Map<Enum<?>, String> symbols = new HashMap<>();
        constants.forEach((symbol, constant) -> symbols.put(constant, symbol));
        return new TextWriter<>(symbols::get);
    }

    @Override
    public boolean hasPrimitiveForm(WriterContext context) {
        return true;
    }

    @Override
    @SuppressWarnings("unchecked") // json-io asks the writer of the value's class
    public void writePrimitiveForm(Object value, JsonGenerator out, WriterContext context) throws IOException {
        out.writeString(encode.apply((V) value));
    }
}
