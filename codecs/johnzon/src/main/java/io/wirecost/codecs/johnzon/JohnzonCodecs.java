package io.wirecost.codecs.johnzon;

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
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Optional;
import org.apache.johnzon.mapper.Mapper;

/** The mapper of Apache Johnzon on classes with its annotations. */
@AutoService(CodecProvider.class)
public final class JohnzonCodecs implements CodecProvider {
    private static final CodecInfo JSON = CodecInfo.of(
                    "johnzon", "JSON", Family.TEXT, "org.apache.johnzon:johnzon-mapper", Mapper.class)
            .withTarget("java-johnzon")
            .withLosses(Loss.NEGATIVE_ZERO_UNSIGNED)
            .withLimits(Limit.FINITE_NUMBERS);

    private static final VersionSwitch REFUSING =
            new VersionSwitch(VersionSetting.UNKNOWN_FIELDS_REFUSED, "MapperBuilder.setFailOnUnknownProperties(true)");

    /** A property of every object of Groovy, which Johnzon does not read. */
    private static final String GROOVY = "metaClass";

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended(
                "one kept Mapper, @JohnzonProperty, private fields",
                "decimals, dates and floats by its adapters; lists and maps of decimals, floats or symbols that "
                        + "Java renames by ours, since it takes no adapter inside of maps"));
    }

    @Override
    public List<VersionSwitch> versionSwitches(CodecInfo codec) {
        return List.of(REFUSING);
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return Refusal.ofKeys(
                schema, GROOVY::equals, "is metaClass, which Johnzon takes for Groovy's and does not read");
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new JohnzonCodec<>(Mapping.mapper(binding), binding.domainClass());
    }

    private record JohnzonCodec<T>(Mapper mapper, Class<T> type) implements Codec<T> {
        @Override
        public byte[] serialize(T value) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            mapper.writeObject(value, out);
            return out.toByteArray();
        }

        @Override
        public T deserialize(byte[] bytes) {
            return mapper.readObject(new ByteArrayInputStream(bytes), type);
        }
    }
}
