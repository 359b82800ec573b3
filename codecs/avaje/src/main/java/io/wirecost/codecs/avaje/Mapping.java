package io.wirecost.codecs.avaje;

import io.avaje.jsonb.Jsonb;
import io.avaje.jsonb.spi.GeneratedComponent;
import io.avaje.jsonb.spi.JsonbComponent;
import io.avaje.jsonb.spi.JsonbExtension;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.value.TextCarrier;
import java.util.ServiceLoader;

/** Jsonb as all our JSON is: the generated adapters, the text carriers, absent elements kept. */
final class Mapping {
    private Mapping() {}

    static Jsonb jsonb(Binding<?> binding) {
        Jsonb.Builder builder = Jsonb.builder()
                .add(double.class, ScalarAdapter.DOUBLE)
                .add(Double.class, ScalarAdapter.DOUBLE.nullSafe())
                .add(float.class, ScalarAdapter.FLOAT)
                .add(Float.class, ScalarAdapter.FLOAT.nullSafe())
                .add(Void.class, ScalarAdapter.NOTHING.nullSafe())
                .add(new ElementsFactory());
        TextCarrier.all().forEach(carrier -> add(builder, carrier));
        DomainClasses classes = binding.classes();
        classes.enums()
                .forEach((type, symbols) ->
                        builder.add(type, ScalarAdapter.of(symbols).nullSafe()));
        classes.beans().forEach((type, properties) -> {
            if (properties.isEmpty()) {
                builder.add(type, EmptyAdapter.of(type));
            }
        });
        builder.add(nestedAdapters(binding.loader()));
        for (JsonbExtension generated : ServiceLoader.load(JsonbExtension.class, binding.loader())) {
            builder.add((GeneratedComponent) generated);
        }
        return builder.build();
    }

    private static JsonbComponent nestedAdapters(ClassLoader loader) {
        String name = GeneratedCode.targetPackage(AvajeCodecs.TARGET) + ".NestedAdapters";
        try {
            return (JsonbComponent) loader.loadClass(name).getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("nothing was generated for target " + AvajeCodecs.TARGET, e);
        }
    }

    private static <V> void add(Jsonb.Builder builder, TextCarrier<V> carrier) {
        builder.add(carrier.type(), ScalarAdapter.of(carrier).nullSafe());
    }
}
