package io.wirecost.codecs.gson;

import com.google.gson.Gson;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.util.Map;

/** Writes a map with its null values: Gson either writes absent fields too, or drops these as well. */
final class MapAdapter<V> extends TypeAdapter<Map<String, V>> {
    private final TypeAdapter<Map<String, V>> reader;
    private final TypeAdapter<V> values;

    private MapAdapter(TypeAdapter<Map<String, V>> reader, TypeAdapter<V> values) {
        this.reader = reader;
        this.values = values;
    }

    @Override
    public void write(JsonWriter out, Map<String, V> map) throws IOException {
        if (map == null) {
            out.nullValue();
            return;
        }
        out.beginObject();
        for (Map.Entry<String, V> entry : map.entrySet()) {
            out.name(entry.getKey());
            if (entry.getValue() == null) {
                out.setSerializeNulls(true);
                out.nullValue();
                out.setSerializeNulls(false);
            } else {
                values.write(out, entry.getValue());
            }
        }
        out.endObject();
    }

    @Override
    public Map<String, V> read(JsonReader in) throws IOException {
        return reader.read(in);
    }

    static final class Factory implements TypeAdapterFactory {
        @Override
        public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
            return type.getRawType() == Map.class ? ofMap(gson, type) : null;
        }

        @SuppressWarnings("unchecked") // T is a map with string keys, the only maps of domain classes
        private <T, V> TypeAdapter<T> ofMap(Gson gson, TypeToken<T> type) {
            var value = ((ParameterizedType) type.getType()).getActualTypeArguments()[1];
            var reader = (TypeAdapter<Map<String, V>>) gson.getDelegateAdapter(this, type);
            var values = (TypeAdapter<V>) gson.getAdapter(TypeToken.get(value));
            return (TypeAdapter<T>) new MapAdapter<>(reader, values);
        }
    }
}
