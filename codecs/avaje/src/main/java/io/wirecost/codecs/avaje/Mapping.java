package io.wirecost.codecs.avaje;

import io.avaje.jsonb.Jsonb;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.value.TextCarrier;

/** Jsonb with the generated adapters, and ours where its own have not the form of our JSON or lose a part of it. */
final class Mapping {
    private Mapping() {}

    static Jsonb jsonb(Binding<?> binding) {
        Jsonb.Builder builder = Jsonb.builder()
                .classLoader(binding.loader())
                .failOnUnknown(binding.versionSetting() == VersionSetting.UNKNOWN_FIELDS_REFUSED)
                .add(double.class, ScalarAdapter.DOUBLE)
                .add(Double.class, ScalarAdapter.DOUBLE.nullSafe())
                .add(float.class, ScalarAdapter.FLOAT)
                .add(Float.class, ScalarAdapter.FLOAT.nullSafe())
                .add(Void.class, ScalarAdapter.NOTHING.nullSafe())
                .add(new ElementsFactory(binding.schema()));
        add(builder, TextCarrier.DECIMAL);
        add(builder, TextCarrier.TIME);
        add(builder, TextCarrier.LOCAL_TIMESTAMP);
        add(builder, TextCarrier.BYTES); // Jsonb leaves out the quote behind no bytes
        binding.classes().beans().forEach((type, properties) -> {
            if (properties.isEmpty()) {
                builder.add(type, EmptyAdapter.of(type));
            }
        });
        return builder.build();
    }

    private static <V> void add(Jsonb.Builder builder, TextCarrier<V> carrier) {
        builder.add(carrier.type(), ScalarAdapter.of(carrier).nullSafe());
    }
}
