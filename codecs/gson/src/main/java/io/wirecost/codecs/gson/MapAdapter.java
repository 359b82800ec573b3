package io.wirecost.codecs.gson;

import com.google.gson.Gson;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.util.LinkedHashMap;
import java.util.Map;

/** A map that keeps its null values: Gson either writes absent fields too, or drops these as well. */
final class MapAdapter<V> extends TypeAdapter<Map<String, V>> {
    private final TypeAdapter<V> values;

    private MapAdapter(TypeAdapter<V> values) {
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
        if (in.peek() == JsonToken.NULL) {
            in.nextNull();
            return null;
        }
        Map<String, V> map = new LinkedHashMap<>();
        in.beginObject();
        while (in.hasNext()) {
            map.put(in.nextName(), values.read(in));
        }
        in.endObject();
        return map;
    }

    static final class Factory implements TypeAdapterFactory {
        @Override
        @SuppressWarnings("unchecked") // T is a map with string keys, the only maps of domain classes
        public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
            if (type.getRawType() != Map.class) {
                return null;
            }
            var value = ((ParameterizedType) type.getType()).getActualTypeArguments()[1];
            return (TypeAdapter<T>) new MapAdapter<>(gson.getAdapter(TypeToken.get(value)));
        }
    }
}
