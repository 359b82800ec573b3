package io.wirecost.codecs.avaje;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.jsonb.Jsonb;
import java.lang.reflect.Type;

/**
 * Lists and maps within one another: avaje's generator forgets the types inside. The emitted adapters extend it, each with a type. They
 * do not implement the interface themselves, since the generator would then ask for a factory.
 */
public abstract class NestedAdapter<V> implements JsonAdapter<V> {
    private final JsonAdapter<V> adapter;

    protected NestedAdapter(Jsonb jsonb, Type type) {
        this.adapter = jsonb.adapter(type);
    }

    @Override
    public final void toJson(JsonWriter out, V value) {
        adapter.toJson(out, value);
    }

    @Override
    public final V fromJson(JsonReader in) {
        return adapter.fromJson(in);
    }
}
