package io.wirecost.codecs.moshi;

import com.squareup.moshi.Moshi;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.Family;
import io.wirecost.core.value.TextCarrier;
import java.util.List;

/** Moshi on the domain classes, with the text carriers as adapters. */
public final class MoshiCodecs implements CodecProvider {
    private static final CodecInfo JSON =
            CodecInfo.of("moshi", "JSON", Family.TEXT, "com.squareup.moshi:moshi", Moshi.class);

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new MoshiCodec<>(moshi(binding.classes()).adapter(binding.domainClass()));
    }

    private static Moshi moshi(DomainClasses classes) {
        Moshi.Builder builder = new Moshi.Builder()
                .add(double.class, ScalarAdapter.DOUBLE)
                .add(Double.class, ScalarAdapter.DOUBLE.nullSafe())
                .add(float.class, ScalarAdapter.FLOAT)
                .add(Float.class, ScalarAdapter.FLOAT.nullSafe())
                .add(Void.class, ScalarAdapter.NOTHING);
        TextCarrier.all().forEach(carrier -> add(builder, carrier));
        return builder.add(new ScalarAdapter.EnumFactory(classes))
                .add(new MapAdapter.Factory())
                .add(new BeanAdapter.Factory(classes))
                .build();
    }

    private static <V> void add(Moshi.Builder builder, TextCarrier<V> carrier) {
        builder.add(carrier.type(), ScalarAdapter.of(carrier).nullSafe());
    }
}
