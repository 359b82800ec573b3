package io.wirecost.codecs.avaje;

import io.avaje.json.JsonAdapter;
import io.avaje.jsonb.AdapterFactory;
import io.avaje.jsonb.Jsonb;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.lang.reflect.ParameterizedType;
import java.util.List;
import java.util.Map;

/** Makes adapters of maps, and of lists where the schema has elements that may be absent. */
final class ElementsFactory implements AdapterFactory {
    private final boolean mayLackElements;

    ElementsFactory(Schema schema) {
        this.mayLackElements = schema.types().stream()
                .anyMatch(type -> type.contained().filter(Type::mayBeAbsent).isPresent());
    }

    @Override
    public JsonAdapter<?> create(java.lang.reflect.Type type, Jsonb jsonb) {
        if (!(type instanceof ParameterizedType container)) {
            return null;
        }
        java.lang.reflect.Type[] arguments = container.getActualTypeArguments();
        if (container.getRawType() == List.class && mayLackElements) {
            return new ListAdapter<>(jsonb.adapter(arguments[0])).nullSafe();
        }
        return container.getRawType() == Map.class ? new MapAdapter<>(jsonb.adapter(arguments[1])).nullSafe() : null;
    }
}
