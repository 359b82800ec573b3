package io.wirecost.codecs.avaje;

import io.avaje.json.JsonAdapter;
import io.avaje.jsonb.AdapterFactory;
import io.avaje.jsonb.Jsonb;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;

/** Makes adapters of lists and maps that keep their absent elements. */
final class ElementsFactory implements AdapterFactory {
    @Override
    public JsonAdapter<?> create(Type type, Jsonb jsonb) {
        if (!(type instanceof ParameterizedType container)) {
            return null;
        }
        Type[] arguments = container.getActualTypeArguments();
        if (container.getRawType() == List.class) {
            return new ListAdapter<>(jsonb.adapter(arguments[0])).nullSafe();
        }
        return container.getRawType() == Map.class ? new MapAdapter<>(jsonb.adapter(arguments[1])).nullSafe() : null;
    }
}
