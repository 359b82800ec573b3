package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.dataformat.avro.AvroFactory;
import com.fasterxml.jackson.dataformat.avro.AvroMapper;
import com.fasterxml.jackson.dataformat.avro.AvroSchema;
import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.SchemaVersions;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeKind;
import io.wirecost.core.value.TextCarrier;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.avro.Schema;

/** Avro on the domain classes, by the schema that the other codecs of Avro use. */
@AutoService(CodecProvider.class)
public final class JacksonAvroCodecs implements CodecProvider {
    private static final CodecInfo AVRO = CodecInfo.of(
                    "jackson-avro",
                    "Avro",
                    Family.SCHEMA_DRIVEN,
                    "com.fasterxml.jackson.dataformat:jackson-dataformat-avro",
                    AvroFactory.class)
            .withTarget("java-jackson-avro");

    /** Jackson keeps its readers by name, those of these types too. */
    private static final Set<String> CONTAINERS = Set.of("array", "map");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(AVRO);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended(
                JacksonCodecs.BINDING + ", with a schema; lists start empty", "dates, times, UUIDs, decimals"));
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, io.wirecost.core.schema.Schema schema) {
        return schema.records()
                .map(Definition::name)
                .filter(CONTAINERS::contains)
                .map(name -> new Refusal("jackson-dataformat-avro takes the record " + name
                        + " for Avro's type of that name; give it a namespace"))
                .findFirst()
                .or(() -> Refusal.ofUnions(
                        schema,
                        "jackson-dataformat-avro chooses the branch of a bean's class, which a union's bean has not"));
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) throws JsonProcessingException {
        AvroMapper.Builder builder = AvroMapper.builder(Mapping.limited(new AvroFactory(), binding));
        AvroMapper mapper = Mapping.typed(builder, binding, JacksonAvroCodecs::carrier);
        AvroSchema own = parsed(binding.derivedSchema());
        AvroSchema read =
                binding.versions().isPresent() ? read(binding.versions().get()) : own;
        return new JacksonCodec<>(mapper, binding.domainClass(), own, read);
    }

    private static AvroSchema read(SchemaVersions versions) throws JsonProcessingException {
        return parsed(versions.writer()).withReaderSchema(parsed(versions.reader()));
    }

    private static AvroSchema parsed(String text) {
        return new AvroSchema(new Schema.Parser().parse(text));
    }

    private static CarrierConverter<?> carrier(Type.Leaf type) {
        if (type.kind() == TypeKind.DECIMAL) {
            return CarrierConverter.DECIMAL;
        }
        return type.kind() == TypeKind.UUID && type.fixed().isEmpty()
                ? CarrierConverter.text(TextCarrier.UUID)
                : CarrierConverter.of(type);
    }
}
