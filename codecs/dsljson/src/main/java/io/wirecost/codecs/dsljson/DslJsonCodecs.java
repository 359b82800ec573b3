package io.wirecost.codecs.dsljson;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.runtime.Settings;
import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.Loss;
import java.util.List;
import java.util.Optional;

/** DSL-JSON on annotated domain classes, with the converters that its annotation processor made. */
@AutoService(CodecProvider.class)
public final class DslJsonCodecs implements CodecProvider {
    private static final CodecInfo JSON = CodecInfo.of(
                    "dsl-json", "JSON", Family.TEXT, "com.dslplatform:dsl-json", DslJson.class)
            .withTarget("java-dsljson")
            .withBackEnd("pure Java, converters generated at compile time")
            .withLosses(Loss.NEGATIVE_ZERO_UNSIGNED);

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended(
                "converters of its annotation processor, @CompiledJson, a kept writer",
                "decimals and timestamps; years that its own dates lack; −0.0 is lost"));
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return new GeneratorLimits(schema).refusal();
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        TypeCache.clear();
        return new DslJsonCodec<>(new DslJson<>(settings(binding)), binding.domainClass());
    }

    /** Lifts two limits, since a text of more than 128 MB or a number of more than 512 digits may be honest data. */
    private static DslJson.Settings<Object> settings(Binding<?> binding) {
        DslJson.Settings<Object> settings = Settings.withRuntime()
                .includeServiceLoader(binding.loader())
                .skipDefaultValues(hasOptionalFields(binding.schema()))
                .doublePrecision(JsonReader.DoublePrecision.EXACT);
        return binding.safetyLimits().areLifted()
                ? settings.limitDigitsBuffer(Integer.MAX_VALUE).limitStringBuffer(Integer.MAX_VALUE)
                : settings;
    }

    /** Without them DSL-JSON's other form writes the same, and faster. */
    private static boolean hasOptionalFields(Schema schema) {
        return schema.records()
                .flatMap(record -> record.fields().stream())
                .anyMatch(field -> field.type().isOptional());
    }
}
