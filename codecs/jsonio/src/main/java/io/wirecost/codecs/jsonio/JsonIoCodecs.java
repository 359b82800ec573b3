package io.wirecost.codecs.jsonio;

import com.cedarsoftware.io.JsonIo;
import com.cedarsoftware.io.ReadOptions;
import com.cedarsoftware.io.WriteOptions;
import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.Loss;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** json-io on classes with its annotations, as standard JSON: no names of classes, no references. */
@AutoService(CodecProvider.class)
public final class JsonIoCodecs implements CodecProvider {
    private static final CodecInfo JSON = CodecInfo.of(
                    "json-io", "JSON", Family.TEXT, "com.cedarsoftware:json-io", JsonIo.class)
            .withTarget("java-jsonio")
            .withLosses(Loss.NEGATIVE_ZERO_UNSIGNED)
            .withLimits(Limit.FINITE_NUMBERS, Limit.META_IN_KEY);

    /** Its own in maps only: of a class of the domain it makes no wrapper. */
    private static final Set<String> OF_WRAPPERS = Set.of("value", "_v");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended(
                "toJson and toJava with kept options, standardJson, @IoProperty",
                "bytes by getBytes(UTF_8); a message may name no class; dates, bytes and symbols that Java renames; if there are "
                        + "floats, fractions are read as decimals"));
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return Refusal.ofKeys(schema, String::isEmpty, "is empty, which json-io takes for no name at all")
                .or(() -> Refusal.ofKeys(
                        schema,
                        key -> !OF_WRAPPERS.contains(key) && Limit.META_IN_KEY.isBrokenByKey(key),
                        "is one of json-io's own, such as @id and $ref"));
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        Fractions fractions = new Fractions(binding.classes());
        return new JsonIoCodec<>(
                Mapping.writing(binding.classes()),
                Mapping.reading(binding, fractions),
                fractions,
                binding.domainClass());
    }

    private record JsonIoCodec<T>(WriteOptions writing, ReadOptions reading, Fractions fractions, Class<T> type)
            implements Codec<T> {
        @Override
        public byte[] serialize(T value) {
            return JsonIo.toJson(value, writing).getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public T deserialize(byte[] bytes) {
            return fractions.settled(JsonIo.toJava(new String(bytes, StandardCharsets.UTF_8), reading)
                    .asClass(type));
        }
    }
}
