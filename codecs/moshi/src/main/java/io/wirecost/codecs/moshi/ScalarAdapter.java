package io.wirecost.codecs.moshi;

import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.JsonReader;
import com.squareup.moshi.JsonWriter;
import io.wirecost.core.value.TextCarrier;
import java.io.IOException;

/** A value for which Moshi has no adapter, or for which its own loses or refuses something. */
final class ScalarAdapter<V> extends JsonAdapter<V> {
    static final ScalarAdapter<Double> DOUBLE =
            new ScalarAdapter<>(ScalarAdapter::write, in -> Double.valueOf(in.nextString()));

    /** Moshi reads a float as a double, and rounds it twice: 7.038531E-26 comes back as another number. */
    static final ScalarAdapter<Float> FLOAT =
            new ScalarAdapter<>(ScalarAdapter::write, in -> Float.valueOf(in.nextString()));

    static final ScalarAdapter<Void> NOTHING =
            new ScalarAdapter<>((out, value) -> out.nullValue(), JsonReader::nextNull);

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
    public void toJson(JsonWriter out, V value) throws IOException {
        write.write(out, value);
    }

    @Override
    public V fromJson(JsonReader in) throws IOException {
        return read.read(in);
    }

    private interface Write<V> {
        void write(JsonWriter out, V value) throws IOException;
    }

    private interface Read<V> {
        V read(JsonReader in) throws IOException;
    }
}
