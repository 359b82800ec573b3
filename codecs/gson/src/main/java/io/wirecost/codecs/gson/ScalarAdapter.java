package io.wirecost.codecs.gson;

import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import io.wirecost.core.value.TextCarrier;
import java.io.IOException;

/** A value that Gson by itself would write otherwise than our JSON has it, or read as another. */
final class ScalarAdapter<V> extends TypeAdapter<V> {
    static final ScalarAdapter<Double> DOUBLE = new ScalarAdapter<>(ScalarAdapter::write, JsonReader::nextDouble);

    /** Gson reads a float as a double, and rounds it twice: 7.038531E-26 comes back as another number. */
    static final ScalarAdapter<Float> FLOAT =
            new ScalarAdapter<>(ScalarAdapter::write, in -> Float.valueOf(in.nextString()));

    private final Write<V> write;
    private final Read<V> read;

    private ScalarAdapter(Write<V> write, Read<V> read) {
        this.write = write;
        this.read = read;
    }

    static <V> ScalarAdapter<V> of(TextCarrier<V> carrier) {
        return new ScalarAdapter<>(
                (out, value) -> out.value(carrier.encode().apply(value)),
                in -> carrier.decode().apply(in.nextString()));
    }

    /** JSON has no number for NaN and infinities. */
    private static void write(JsonWriter out, Double value) throws IOException {
        if (Double.isFinite(value)) {
            out.value(value.doubleValue());
        } else {
            out.value(value.toString());
        }
    }

    private static void write(JsonWriter out, Float value) throws IOException {
        if (Float.isFinite(value)) {
            out.value(value);
        } else {
            out.value(value.toString());
        }
    }

    @Override
    public void write(JsonWriter out, V value) throws IOException {
        if (value == null) {
            out.nullValue();
        } else {
            write.write(out, value);
        }
    }

    @Override
    public V read(JsonReader in) throws IOException {
        if (in.peek() == JsonToken.NULL) {
            in.nextNull();
            return null;
        }
        return read.read(in);
    }

    private interface Write<V> {
        void write(JsonWriter out, V value) throws IOException;
    }

    private interface Read<V> {
        V read(JsonReader in) throws IOException;
    }
}
