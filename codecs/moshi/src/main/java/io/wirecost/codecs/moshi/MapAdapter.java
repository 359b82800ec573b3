package io.wirecost.codecs.moshi;

import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.JsonReader;
import com.squareup.moshi.JsonWriter;
import com.squareup.moshi.Moshi;
import com.squareup.moshi.Types;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Map;
import java.util.Set;

/** Writes a map with its null values: Moshi either writes absent fields too, or drops these as well. */
final class MapAdapter<V> extends JsonAdapter<Map<String, V>> {
    private final JsonAdapter<Map<String, V>> reader;
    private final JsonAdapter<V> values;

    private MapAdapter(JsonAdapter<Map<String, V>> reader, JsonAdapter<V> values) {
        this.reader = reader;
        this.values = values;
    }

    @Override
    public void toJson(JsonWriter out, Map<String, V> map) throws IOException {
        out.beginObject();
        for (Map.Entry<String, V> entry : map.entrySet()) {
            out.name(entry.getKey());
            if (entry.getValue() == null) {
                out.setSerializeNulls(true);
                out.nullValue();
                out.setSerializeNulls(false);
            } else {
                values.toJson(out, entry.getValue());
            }
        }
        out.endObject();
    }

    @Override
    public Map<String, V> fromJson(JsonReader in) throws IOException {
        return reader.fromJson(in);
    }

    static final class Factory implements JsonAdapter.Factory {
        @Override
        public JsonAdapter<?> create(Type type, Set<? extends Annotation> annotations, Moshi moshi) {
            if (Types.getRawType(type) != Map.class) {
                return null;
            }
            Type value = ((ParameterizedType) type).getActualTypeArguments()[1];
            return new MapAdapter<>(moshi.nextAdapter(this, type, annotations), moshi.adapter(value)).nullSafe();
        }
    }
}
