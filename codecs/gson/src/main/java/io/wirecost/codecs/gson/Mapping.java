package io.wirecost.codecs.gson;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.TypeAdapter;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.value.TextCarrier;

/** Gson as all our JSON is: the text carriers, nothing escaped for HTML. */
final class Mapping {
    private Mapping() {}

    static Gson gson(DomainClasses classes) {
        GsonBuilder builder = new GsonBuilder().disableHtmlEscaping();
        register(builder, double.class, Double.class, ScalarAdapter.DOUBLE);
        register(builder, float.class, Float.class, ScalarAdapter.FLOAT);
        TextCarrier.all().stream()
                .filter(carrier -> !carrier.equals(TextCarrier.UUID)) // Gson's own form is the same
                .forEach(carrier -> builder.registerTypeAdapter(carrier.type(), ScalarAdapter.of(carrier)));
        if (classes.haveAbsentMapValues()) {
            builder.registerTypeAdapterFactory(new MapAdapter.Factory());
        }
        return builder.create();
    }

    private static <V> void register(GsonBuilder builder, Class<V> primitive, Class<V> boxed, TypeAdapter<V> adapter) {
        builder.registerTypeAdapter(primitive, adapter).registerTypeAdapter(boxed, adapter);
    }
}
