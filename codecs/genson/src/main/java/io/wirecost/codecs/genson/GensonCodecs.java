package io.wirecost.codecs.genson;

import com.google.auto.service.AutoService;
import com.owlike.genson.Genson;
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
import java.util.List;
import java.util.Optional;

/** Genson on classes with its annotations. */
@AutoService(CodecProvider.class)
public final class GensonCodecs implements CodecProvider {
    private static final CodecInfo JSON = CodecInfo.of("genson", "JSON", Family.TEXT, "com.owlike:genson", Genson.class)
            .withTarget("java-genson");

    private static final VersionSwitch REFUSING =
            new VersionSwitch(VersionSetting.UNKNOWN_FIELDS_REFUSED, "GensonBuilder.failOnMissingProperty(true)");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended(
                "one kept Genson, @JsonProperty, private fields",
                "exact doubles by a setting, exact floats by a converter; decimals, dates; absent elements"));
    }

    @Override
    public List<VersionSwitch> versionSwitches(CodecInfo codec) {
        return List.of(REFUSING);
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return Refusal.ofKeys(schema, String::isEmpty, "is empty, which Genson takes for no name at all");
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new GensonCodec<>(Mapping.genson(binding), binding.domainClass());
    }

    private record GensonCodec<T>(Genson genson, Class<T> type) implements Codec<T> {
        @Override
        public byte[] serialize(T value) {
            return genson.serializeBytes(value);
        }

        @Override
        public T deserialize(byte[] bytes) {
            return genson.deserialize(bytes, type);
        }
    }
}
