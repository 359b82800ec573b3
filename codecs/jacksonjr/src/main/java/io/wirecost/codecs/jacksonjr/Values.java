package io.wirecost.codecs.jacksonjr;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.jr.ob.api.ReaderWriterProvider;
import com.fasterxml.jackson.jr.ob.api.ValueReader;
import com.fasterxml.jackson.jr.ob.api.ValueWriter;
import com.fasterxml.jackson.jr.ob.impl.CollectionReader;
import com.fasterxml.jackson.jr.ob.impl.JSONReader;
import com.fasterxml.jackson.jr.ob.impl.JSONWriter;
import com.fasterxml.jackson.jr.ob.impl.MapReader;
import com.fasterxml.jackson.jr.type.ResolvedType;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.value.TextCarrier;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** Values that Jackson jr does not know, or writes otherwise than our JSON has them, or does not read again. */
final class Values extends ReaderWriterProvider {
    private final Map<Class<?>, ValueWriter> writers = new HashMap<>();
    private final Map<Class<?>, ValueReader> readers = new HashMap<>();

    Values(DomainClasses classes) {
        TextCarrier.all().forEach(this::add);
        classes.enums().forEach(this::addEnum);
        add(Void.class, value -> null, text -> null);
    }

    private <V> void add(TextCarrier<V> carrier) {
        if (!carrier.equals(TextCarrier.BYTES)) { // which Jackson jr itself writes as base64
            add(carrier.type(), carrier.encode(), carrier.decode());
        }
    }

    private void addEnum(Class<?> type, Map<String, Enum<?>> constants) {
        Map<Object, String> symbols = new HashMap<>();
        constants.forEach((symbol, constant) -> symbols.put(constant, symbol));
        add(type, symbols::get, constants::get);
    }

    private <V> void add(Class<V> type, Function<? super V, String> encode, Function<String, ?> decode) {
        writers.put(type, new TextWriter<>(type, encode));
        readers.put(type, new TextReader(type, decode));
    }

    @Override
    public ValueWriter findValueWriter(JSONWriter context, Class<?> type) {
        return Map.class.isAssignableFrom(type) ? new MapWriter() : writers.get(type);
    }

    @Override
    public ValueReader findValueReader(JSONReader context, Class<?> type) {
        return readers.get(type);
    }

    @Override
    public ValueReader findCollectionReader(
            JSONReader context, Class<?> type, ResolvedType element, ValueReader elements) {
        return new NullableReader(new CollectionReader(type, elements));
    }

    @Override
    public ValueReader findMapReader(JSONReader context, Class<?> type, ResolvedType value, ValueReader values) {
        return new NullableReader(new MapReader(type, values));
    }

    private record TextWriter<V>(Class<V> valueType, Function<? super V, String> encode) implements ValueWriter {
        @Override
        public void writeValue(JSONWriter context, JsonGenerator out, Object value) throws IOException {
            out.writeString(encode.apply(valueType.cast(value)));
        }
    }

    private static final class TextReader extends ValueReader {
        private final Function<String, ?> decode;

        TextReader(Class<?> type, Function<String, ?> decode) {
            super(type);
            this.decode = decode;
        }

        @Override
        public Object read(JSONReader context, JsonParser in) throws IOException {
            return in.hasToken(JsonToken.VALUE_NULL) ? null : decode.apply(in.getText());
        }
    }

    /** A map that keeps its null values: Jackson jr either writes absent fields too, or drops these as well. */
    private static final class MapWriter implements ValueWriter {
        @Override
        public void writeValue(JSONWriter context, JsonGenerator out, Object value) throws IOException {
            out.writeStartObject();
            for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
                out.writeFieldName((String) entry.getKey());
                context.writeValue(entry.getValue());
            }
            out.writeEndObject();
        }

        @Override
        public Class<?> valueType() {
            return Map.class;
        }
    }

    /** Jackson jr's readers of lists and maps take null for the start of one when they stand in a list. */
    private static final class NullableReader extends ValueReader {
        private final ValueReader reader;

        NullableReader(ValueReader reader) {
            super(reader.valueType());
            this.reader = reader;
        }

        @Override
        public Object read(JSONReader context, JsonParser in) throws IOException {
            return in.hasToken(JsonToken.VALUE_NULL) ? null : reader.read(context, in);
        }

        @Override
        public Object readNext(JSONReader context, JsonParser in) throws IOException {
            return reader.readNext(context, in);
        }
    }
}
