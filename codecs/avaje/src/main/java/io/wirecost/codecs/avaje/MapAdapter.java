package io.wirecost.codecs.avaje;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import java.util.LinkedHashMap;
import java.util.Map;

/** A map that keeps its absent values, as {@link ListAdapter} does. */
record MapAdapter<V>(JsonAdapter<V> values) implements JsonAdapter<Map<String, V>> {
    @Override
    public void toJson(JsonWriter out, Map<String, V> map) {
        out.beginObject();
        for (Map.Entry<String, V> entry : map.entrySet()) {
            out.name(entry.getKey());
            ListAdapter.write(out, values, entry.getValue());
        }
        out.endObject();
    }

    @Override
    public Map<String, V> fromJson(JsonReader in) {
        Map<String, V> map = new LinkedHashMap<>();
        in.beginObject();
        while (in.hasNextField()) {
            map.put(unescaped(in.nextField()), values.fromJson(in));
        }
        in.endObject();
        return map;
    }

    /** Jsonb hands out the names of fields as they stand in the text, which for keys is not what they are. */
    private static String unescaped(String key) {
        int escape = key.indexOf('\\');
        if (escape < 0) {
            return key;
        }
        StringBuilder text = new StringBuilder(key.length());
        int from = 0;
        for (; escape >= 0; escape = key.indexOf('\\', from)) {
            text.append(key, from, escape);
            char kind = key.charAt(escape + 1);
            text.append(kind == 'u' ? (char) Integer.parseInt(key, escape + 2, escape + 6, 16) : escaped(kind));
            from = escape + (kind == 'u' ? 6 : 2);
        }
        return text.append(key, from, key.length()).toString();
    }

    private static char escaped(char kind) {
        return switch (kind) {
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            default -> kind;
        };
    }
}
