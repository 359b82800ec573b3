package io.wirecost.codecs.gson;

import com.google.gson.ExclusionStrategy;
import com.google.gson.FieldAttributes;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.TypeAdapter;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.DomainClasses.Property;
import io.wirecost.core.value.TextCarrier;

/** Gson as all our JSON is: the schema's names, the text carriers, nothing escaped for HTML. */
final class Mapping {
    private Mapping() {}

    static Gson gson(DomainClasses classes) {
        GsonBuilder builder = new GsonBuilder()
                .disableHtmlEscaping()
                .setFieldNamingStrategy(
                        field -> classes.property(field).map(Property::wireName).orElseGet(field::getName))
                .addSerializationExclusionStrategy(new AlwaysAbsent())
                .addDeserializationExclusionStrategy(new AlwaysAbsent())
                .registerTypeAdapterFactory(new MapAdapter.Factory())
                .registerTypeAdapter(Void.class, ScalarAdapter.NOTHING);
        register(builder, double.class, Double.class, ScalarAdapter.DOUBLE);
        register(builder, float.class, Float.class, ScalarAdapter.FLOAT);
        TextCarrier.all().forEach(c -> builder.registerTypeAdapter(c.type(), ScalarAdapter.of(c)));
        classes.enums().forEach((type, symbols) -> builder.registerTypeAdapter(type, ScalarAdapter.of(symbols)));
        return builder.create();
    }

    private static <V> void register(GsonBuilder builder, Class<V> primitive, Class<V> boxed, TypeAdapter<V> adapter) {
        builder.registerTypeAdapter(primitive, adapter).registerTypeAdapter(boxed, adapter);
    }

    /** Properties of type null. */
    private static final class AlwaysAbsent implements ExclusionStrategy {
        @Override
        public boolean shouldSkipField(FieldAttributes field) {
            return field.getDeclaredClass() == Void.class;
        }

        @Override
        public boolean shouldSkipClass(Class<?> type) {
            return false;
        }
    }
}
