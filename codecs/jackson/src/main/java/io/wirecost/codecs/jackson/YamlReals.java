package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import java.io.IOException;
import java.util.Locale;

/** NaN and infinities in YAML's own words. Jackson has those of Java for them, which are strings to other readers. */
final class YamlReals extends SimpleModule {
    private static final long serialVersionUID = 1;
    private static final String NAN = ".nan";
    private static final String INFINITY = ".inf";

    YamlReals() {
        super("wirecost-yaml-reals");
        addSerializer(Double.class, new Writer<>(Double.class));
        addSerializer(double.class, new Writer<>(Double.class));
        addSerializer(Float.class, new Writer<>(Float.class));
        addSerializer(float.class, new Writer<>(Float.class));
        addDeserializer(Double.class, new DoubleReader());
        addDeserializer(double.class, new DoubleReader());
        addDeserializer(Float.class, new FloatReader());
        addDeserializer(float.class, new FloatReader());
    }

    private static final class Writer<N extends Number> extends StdScalarSerializer<N> {
        private static final long serialVersionUID = 1;

        Writer(Class<N> type) {
            super(type);
        }

        @Override
        public void serialize(N value, JsonGenerator to, SerializerProvider provider) throws IOException {
            double real = value.doubleValue();
            if (!Double.isFinite(real)) {
                to.writeNumber(Double.isNaN(real) ? NAN : real > 0 ? INFINITY : "-" + INFINITY);
            } else if (value instanceof Float single) {
                to.writeNumber(single);
            } else {
                to.writeNumber(real);
            }
        }
    }

    private static final class DoubleReader extends StdScalarDeserializer<Double> {
        private static final long serialVersionUID = 1;

        DoubleReader() {
            super(Double.class);
        }

        @Override
        public Double deserialize(JsonParser from, DeserializationContext context) throws IOException {
            return isPlainNumber(from) ? from.getDoubleValue() : word(from.getText());
        }
    }

    private static final class FloatReader extends StdScalarDeserializer<Float> {
        private static final long serialVersionUID = 1;

        FloatReader() {
            super(Float.class);
        }

        @Override
        public Float deserialize(JsonParser from, DeserializationContext context) throws IOException {
            return isPlainNumber(from) ? from.getFloatValue() : (float) word(from.getText());
        }
    }

    /** A word ends with a letter. */
    private static boolean isPlainNumber(JsonParser from) throws IOException {
        if (from.currentToken() != JsonToken.VALUE_NUMBER_FLOAT) {
            return from.currentToken() == JsonToken.VALUE_NUMBER_INT;
        }
        char last = from.getText().charAt(from.getText().length() - 1);
        return last == '.' || Character.isDigit(last);
    }

    private static double word(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case NAN -> Double.NaN;
            case INFINITY, "+" + INFINITY -> Double.POSITIVE_INFINITY;
            case "-" + INFINITY -> Double.NEGATIVE_INFINITY;
            default -> Double.parseDouble(text); // YAML takes 1e+300 for a string, other writers do not
        };
    }
}
