package io.wirecost.codecs.moshi;

import com.google.auto.service.AutoService;
import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.Moshi;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.TextCarrier;
import java.util.List;
import java.util.Optional;

/** Moshi on classes with its annotations, with adapters for what it has none for. */
@AutoService(CodecProvider.class)
public final class MoshiCodecs implements CodecProvider {
    private static final CodecInfo JSON = CodecInfo.of(
                    "moshi", "JSON", Family.TEXT, "com.squareup.moshi:moshi", Moshi.class)
            .withTarget("java-moshi");

    private static final VersionSwitch REFUSING =
            new VersionSwitch(VersionSetting.UNKNOWN_FIELDS_REFUSED, "JsonAdapter.failOnUnknown()");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(new Usage(
                "a kept JsonAdapter on Okio's buffer, @Json",
                "the same in Java",
                "types that Moshi has none for; NaN; floats, which it rounds twice; maps with absent values"));
    }

    @Override
    public List<VersionSwitch> versionSwitches(CodecInfo codec) {
        return List.of(REFUSING);
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return Refusal.ofKeys(schema, "\0"::equals, "is U+0000, which Moshi takes for no name at all");
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        JsonAdapter<T> adapter = moshi(binding.classes()).adapter(binding.domainClass());
        return new MoshiCodec<>(
                binding.versionSetting() == VersionSetting.UNKNOWN_FIELDS_REFUSED ? adapter.failOnUnknown() : adapter);
    }

    private static Moshi moshi(DomainClasses classes) {
        Moshi.Builder builder = new Moshi.Builder()
                .add(double.class, ScalarAdapter.DOUBLE)
                .add(Double.class, ScalarAdapter.DOUBLE.nullSafe())
                .add(float.class, ScalarAdapter.FLOAT)
                .add(Float.class, ScalarAdapter.FLOAT.nullSafe())
                .add(Void.class, ScalarAdapter.NOTHING);
        TextCarrier.all().forEach(carrier -> add(builder, carrier));
        if (classes.haveAbsentMapValues()) {
            builder.add(new MapAdapter.Factory());
        }
        return builder.build();
    }

    private static <V> void add(Moshi.Builder builder, TextCarrier<V> carrier) {
        builder.add(carrier.type(), ScalarAdapter.of(carrier).nullSafe());
    }
}
