package io.wirecost.codecs.avaje;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;

/** A list that keeps its absent elements: Jsonb either writes absent fields too, or drops these as well. */
record ListAdapter<V>(JsonAdapter<V> elements) implements JsonAdapter<List<V>> {
    @Override
    public void toJson(JsonWriter out, List<V> list) {
        out.beginArray();
        for (V element : list) {
            write(out, elements, element);
        }
        out.endArray();
    }

    /** Writes an element, absent or not. */
    static <V> void write(JsonWriter out, JsonAdapter<V> adapter, V element) {
        if (element == null) {
            out.serializeNulls(true);
            out.nullValue();
            out.serializeNulls(false);
        } else {
            adapter.toJson(out, element);
        }
    }

    @Override
    public List<V> fromJson(JsonReader in) {
        List<V> list = new ArrayList<>();
        in.beginArray();
        while (in.hasNextElement()) {
            list.add(elements.fromJson(in));
        }
        in.endArray();
        return list;
    }
}
