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
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.TextCarrier;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * Values that Jackson jr does not know, or writes otherwise than our JSON has them, or does not read again. Those that a schema
 * does not have are left to Jackson jr.
 */
final class Values extends ReaderWriterProvider {
    /** What Jackson jr itself writes in the same form. */
    private static final Set<TextCarrier<?>> OWN = Set.of(TextCarrier.BYTES, TextCarrier.UUID);

    private final Map<Class<?>, ValueWriter> writers = new HashMap<>();
    private final Map<Class<?>, ValueReader> readers = new HashMap<>();
    private final boolean mapsLackValues;
    private final boolean elementsLackContainers;

    Values(Schema schema, DomainClasses classes) {
        TextCarrier.all().stream().filter(carrier -> !OWN.contains(carrier)).forEach(this::add);
        classes.enums().forEach(this::addEnum);
        add(Void.class, value -> null, text -> null);
        readers.put(float.class, new FloatReader(float.class));
        readers.put(Float.class, new FloatReader(Float.class));
        mapsLackValues = holds(schema, (container, value) -> container.isMap() && value.mayBeAbsent());
        elementsLackContainers = holds(
                schema,
                (container, element) ->
                        element.isOptional() && element.present().contained().isPresent());
    }

    private static boolean holds(Schema schema, BiPredicate<Type, Type> wanted) {
        return schema.records().flatMap(record -> record.fields().stream()).anyMatch(f -> holds(f.type(), wanted));
    }

    /** @param wanted of a list or map and its elements */
    private static boolean holds(Type type, BiPredicate<Type, Type> wanted) {
        return type.present()
                .contained()
                .filter(element -> wanted.test(type.present(), element) || holds(element, wanted))
                .isPresent();
    }

    private <V> void add(TextCarrier<V> carrier) {
        add(carrier.type(), carrier.encode(), carrier.decode());
    }

    private void addEnum(Class<?> type, Map<String, Enum<?>> constants) {
        Map<Object, String> symbols = new HashMap<>();
        constants.forEach((symbol, constant) -> symbols.put(constant, symbol));
        if (constants.entrySet().stream()
                .anyMatch(entry -> !entry.getKey().equals(entry.getValue().name()))) {
            add(type, symbols::get, constants::get);
        }
    }

    private <V> void add(Class<V> type, Function<? super V, String> encode, Function<String, ?> decode) {
        writers.put(type, new TextWriter<>(type, encode));
        readers.put(type, new TextReader(type, decode));
    }

    @Override
    public ValueWriter findValueWriter(JSONWriter context, Class<?> type) {
        return mapsLackValues && Map.class.isAssignableFrom(type) ? new MapWriter() : writers.get(type);
    }

    @Override
    public ValueReader findValueReader(JSONReader context, Class<?> type) {
        return readers.get(type);
    }

    @Override
    public ValueReader findCollectionReader(
            JSONReader context, Class<?> type, ResolvedType element, ValueReader elements) {
        return elementsLackContainers ? new NullableReader(new CollectionReader(type, elements)) : null;
    }

    @Override
    public ValueReader findMapReader(JSONReader context, Class<?> type, ResolvedType value, ValueReader values) {
        return elementsLackContainers ? new NullableReader(new MapReader(type, values)) : null;
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

    /** Jackson jr by itself reads a double and rounds again, to the wrong float where that double lies between two floats. */
    private static final class FloatReader extends ValueReader {
        FloatReader(Class<?> type) {
            super(type);
        }

        @Override
        public Object read(JSONReader context, JsonParser in) throws IOException {
            return switch (in.currentToken()) {
                case VALUE_NULL -> null;
                case VALUE_STRING -> Float.valueOf(in.getText()); // JSON has no number for NaN and infinities
                default -> in.getFloatValue();
            };
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
