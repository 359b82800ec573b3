package io.wirecost.codecs.avaje;

import com.google.auto.service.AutoService;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.Loss;
import java.util.List;
import java.util.Optional;

/** Avaje Jsonb on annotated domain classes, with the adapters that its annotation processor made. */
@AutoService(CodecProvider.class)
public final class AvajeCodecs implements CodecProvider {
    private static final CodecInfo JSON = CodecInfo.of(
                    "avaje-jsonb", "JSON", Family.TEXT, "io.avaje:avaje-jsonb", Jsonb.class)
            .withTarget("java-avaje")
            .withBackEnd("pure Java, adapters generated at compile time")
            .withLosses(Loss.NEGATIVE_ZERO_UNSIGNED);

    private static final VersionSwitch REFUSING =
            new VersionSwitch(VersionSetting.UNKNOWN_FIELDS_REFUSED, "Jsonb.Builder.failOnUnknown(true)");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended(
                "adapters of its annotation processor, @Json",
                "doubles are read exactly; floats, bytes and maps, which it writes or reads wrongly; absent "
                        + "elements; −0.0 is lost"));
    }

    @Override
    public List<VersionSwitch> versionSwitches(CodecInfo codec) {
        return List.of(REFUSING);
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return new GeneratorLimits(schema).refusal();
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new AvajeCodec<>(Mapping.jsonb(binding).type(binding.domainClass()));
    }

    private record AvajeCodec<T>(JsonType<T> type) implements Codec<T> {
        @Override
        public byte[] serialize(T value) {
            return type.toJsonBytes(value);
        }

        @Override
        public T deserialize(byte[] bytes) {
            return type.fromJson(bytes);
        }
    }
}
