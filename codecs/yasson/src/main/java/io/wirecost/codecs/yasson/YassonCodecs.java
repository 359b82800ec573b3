package io.wirecost.codecs.yasson;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.Loss;
import jakarta.json.bind.Jsonb;
import jakarta.json.bind.JsonbBuilder;
import jakarta.json.bind.JsonbConfig;
import jakarta.json.bind.config.BinaryDataStrategy;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Optional;
import org.eclipse.yasson.JsonBindingProvider;
import org.eclipse.yasson.YassonConfig;

/** Yasson, the reference implementation of Jakarta JSON Binding, on classes with its annotations. */
@AutoService(CodecProvider.class)
public final class YassonCodecs implements CodecProvider {
    private static final CodecInfo JSON = CodecInfo.of(
                    "yasson", "JSON", Family.TEXT, "org.eclipse:yasson", JsonBindingProvider.class)
            .withTarget("java-yasson")
            .withLosses(Loss.FLOAT_NEGATIVE_ZERO_UNSIGNED)
            .withLimits(Limit.FINITE_NUMBERS);

    private static final VersionSwitch REFUSING =
            new VersionSwitch(VersionSetting.UNKNOWN_FIELDS_REFUSED, "jsonb.fail-on-unknown-properties");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended(
                "one kept Jsonb, @JsonbProperty", "decimals are strings; enums only if Java renames a symbol"));
    }

    @Override
    public List<VersionSwitch> versionSwitches(CodecInfo codec) {
        return List.of(REFUSING);
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return Refusal.ofKeys(schema, String::isEmpty, "is empty, which JSON Binding takes for no name at all");
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        JsonbConfig config = new YassonConfig()
                .withFailOnUnknownProperties(binding.versionSetting() == VersionSetting.UNKNOWN_FIELDS_REFUSED)
                .withBinaryDataStrategy(BinaryDataStrategy.BASE_64);
        YassonScalars.register(config, binding.classes());
        return new YassonCodec<>(JsonbBuilder.create(config), binding.domainClass());
    }

    private record YassonCodec<T>(Jsonb jsonb, Class<T> type) implements Codec<T> {
        @Override
        public byte[] serialize(T value) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            jsonb.toJson(value, out);
            return out.toByteArray();
        }

        @Override
        public T deserialize(byte[] bytes) {
            return jsonb.fromJson(new ByteArrayInputStream(bytes), type);
        }
    }
}
