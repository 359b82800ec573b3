package io.wirecost.codecs.avaje;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.wirecost.core.value.TextCarrier;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** A value that Jsonb by itself would write otherwise than our JSON has it, or not read again. */
record ScalarAdapter<V>(BiConsumer<JsonWriter, V> write, Function<JsonReader, V> read) implements JsonAdapter<V> {
    /** Jsonb's own reader of doubles has no NaN, and may be off by a unit in the last of 17 digits. */
    static final JsonAdapter<Double> DOUBLE =
            new ScalarAdapter<>((out, value) -> out.value(value.doubleValue()), in -> Double.valueOf(number(in)));
    /** Jsonb has no floats: they would pass through doubles. */
    static final JsonAdapter<Float> FLOAT = new ScalarAdapter<>(ScalarAdapter::write, in -> Float.valueOf(number(in)));

    static final JsonAdapter<Void> NOTHING = new ScalarAdapter<>((out, value) -> out.nullValue(), in -> null);

    static <V> ScalarAdapter<V> of(TextCarrier<V> carrier) {
        return new ScalarAdapter<>(
                (out, value) -> out.value(carrier.encode().apply(value)),
                in -> carrier.decode().apply(in.readString()));
    }

    /** JSON has no number for NaN and infinities. */
    private static void write(JsonWriter out, Float value) {
        if (Float.isFinite(value)) {
            out.rawValue(value.toString());
        } else {
            out.value(value.toString());
        }
    }

    private static String number(JsonReader in) {
        return in.currentToken() == JsonReader.Token.STRING ? in.readString() : in.readRaw();
    }

    @Override
    public void toJson(JsonWriter out, V value) {
        write.accept(out, value);
    }

    @Override
    public V fromJson(JsonReader in) {
        return read.apply(in);
    }
}
