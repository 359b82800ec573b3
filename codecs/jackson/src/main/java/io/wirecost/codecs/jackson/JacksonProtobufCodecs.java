package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.dataformat.protobuf.ProtobufFactory;
import com.fasterxml.jackson.dataformat.protobuf.ProtobufMapper;
import com.fasterxml.jackson.dataformat.protobuf.schema.ProtobufSchema;
import com.fasterxml.jackson.dataformat.protobuf.schema.ProtobufSchemaLoader;
import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Schema;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Protocol Buffers on the domain classes, with the messages that protobuf-java has too. Jackson writes every value that
 * is there: numbers of 0 and empty text as well, which proto3 leaves out.
 */
@AutoService(CodecProvider.class)
public final class JacksonProtobufCodecs implements CodecProvider {
    private static final CodecInfo PROTOBUF = CodecInfo.of(
                    "jackson-protobuf",
                    "Protocol Buffers",
                    Family.SCHEMA_DRIVEN,
                    "com.fasterxml.jackson.dataformat:jackson-dataformat-protobuf",
                    ProtobufFactory.class)
            .withTarget("java-jackson-protobuf");

    private static final VersionSwitch IGNORING =
            new VersionSwitch(VersionSetting.UNKNOWN_FIELDS_IGNORED, "JsonParser.Feature.IGNORE_UNDEFINED on");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(PROTOBUF);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended(
                JacksonCodecs.BINDING + ", with a schema; fields start with their type's default",
                "dates, times, UUIDs, decimals; byte strings, of which Jackson drops empty ones"));
    }

    @Override
    public List<VersionSwitch> versionSwitches(CodecInfo codec) {
        return List.of(IGNORING);
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return ProtobufFit.refusal(schema);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) throws IOException {
        ProtobufMapper.Builder builder = ProtobufMapper.builder(Mapping.limited(new ProtobufFactory(), binding));
        ProtobufMapper mapper = Mapping.typed(builder, binding, CarrierConverter::of, byte[].class);
        mapper.configure(
                JsonParser.Feature.IGNORE_UNDEFINED, binding.versionSetting() == VersionSetting.UNKNOWN_FIELDS_IGNORED);
        return new JacksonCodec<>(mapper, binding.domainClass(), schema(binding));
    }

    /** The derived messages stand in the order of our records. */
    private static ProtobufSchema schema(Binding<?> binding) throws IOException {
        ProtobufSchema first = ProtobufSchemaLoader.std.parse(binding.derivedSchema());
        int root = binding.schema()
                .records()
                .map(Definition::name)
                .toList()
                .indexOf(binding.schema().root().name());
        return first.withRootType(first.getMessageTypes().get(root));
    }
}
