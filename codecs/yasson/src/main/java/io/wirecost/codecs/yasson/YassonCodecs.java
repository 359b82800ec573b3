package io.wirecost.codecs.yasson;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.Loss;
import jakarta.json.bind.Jsonb;
import jakarta.json.bind.JsonbBuilder;
import jakarta.json.bind.JsonbConfig;
import jakarta.json.bind.config.BinaryDataStrategy;
import jakarta.json.bind.config.PropertyOrderStrategy;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Optional;
import org.eclipse.yasson.JsonBindingProvider;

/** Yasson, the reference implementation of Jakarta JSON Binding, on the domain classes. */
public final class YassonCodecs implements CodecProvider {
    private static final CodecInfo JSON = CodecInfo.of(
                    "yasson", "JSON", Family.TEXT, "org.eclipse:yasson", JsonBindingProvider.class)
            .withLosses(Loss.FLOAT_NEGATIVE_ZERO_UNSIGNED)
            .withLimits(Limit.FINITE_NUMBERS);

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON);
    }

    @Override
    public Optional<Refusal> refuses(CodecInfo codec, Schema schema) {
        return SchemaNames.ambiguity(schema).map(Refusal::new);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        JsonbConfig config = new JsonbConfig()
                .withPropertyNamingStrategy(new SchemaNames(binding.schema()))
                .withPropertyVisibilityStrategy(new NamedFields(binding.classes()))
                .withPropertyOrderStrategy(PropertyOrderStrategy.ANY)
                .withBinaryDataStrategy(BinaryDataStrategy.BASE_64)
                .withSerializers(Scalars.serializers(binding.classes()))
                .withDeserializers(Scalars.deserializers(binding.classes()));
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
