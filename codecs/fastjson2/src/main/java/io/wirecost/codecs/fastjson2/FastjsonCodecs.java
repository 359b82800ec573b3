package io.wirecost.codecs.fastjson2;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONB;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
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
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.Loss;
import io.wirecost.core.value.TextCarrier;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Fastjson 2 on the domain classes: JSON, and its own binary form of it. */
@AutoService(CodecProvider.class)
public final class FastjsonCodecs implements CodecProvider {
    private static final String LIBRARY = "com.alibaba.fastjson2:fastjson2";
    private static final CodecInfo TEXT = CodecInfo.of("fastjson2", "JSON", Family.TEXT, LIBRARY, JSON.class);
    private static final CodecInfo BINARY = CodecInfo.of(
                    "fastjson2-jsonb", "JSONB", Family.SELF_DESCRIBING, LIBRARY, JSON.class)
            .withLosses(Loss.NEGATIVE_ZERO_UNSIGNED);

    private static final String NONE = "null";

    /** JSONB has types of its own for the rest; these have two bytes for the year there. */
    private static final List<TextCarrier<?>> BINARY_CARRIERS = List.of(TextCarrier.DATE, TextCarrier.LOCAL_TIMESTAMP);

    private static final JSONWriter.Feature[] TEXT_FEATURES = {
        JSONWriter.Feature.WriteFloatSpecialAsString, JSONWriter.Feature.WriteByteArrayAsBase64
    };
    private static final JSONWriter.Feature[] BINARY_FEATURES = {JSONWriter.Feature.WriteEnumsUsingName};

    /**
     * Its limit of objects within each other is 2048. In JSONB, its byte code also counts the objects of a flat list,
     * since it leaves some without telling the writer (its issue 3616).
     */
    private static final int LIFTED_LEVEL = Integer.MAX_VALUE;

    private static final VersionSwitch REFUSING =
            new VersionSwitch(VersionSetting.UNKNOWN_FIELDS_REFUSED, "JSONReader.Feature.ErrorOnUnknownProperties");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(TEXT, BINARY);
    }

    @Override
    public List<CodecInfo> defaults() {
        return codecs();
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(new Usage(
                "its byte-code readers and writers, told names by modules",
                "JSON.toJSONBytes, parseObject, @JSONField",
                "the modules also bring what it would not read back; a class with such a value gets no byte "
                        + "code; the limit of depth is lifted, which in JSONB can also be met by a list of 2,048 "
                        + "objects"));
    }

    @Override
    public List<VersionSwitch> versionSwitches(CodecInfo codec) {
        return List.of(REFUSING);
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return codec.equals(TEXT)
                ? refusedSymbol(schema).or(() -> Keys.refusedInText(schema))
                : Keys.refusedInBinary(schema);
    }

    /** In JSON, Fastjson's reader of properties that it has no byte code for takes the text {@code "null"} for none. */
    private static Optional<Refusal> refusedSymbol(Schema schema) {
        return schema.enums()
                .filter(type -> type.symbols().contains(NONE))
                .findFirst()
                .map(type ->
                        new Refusal("Fastjson reads the symbol \"null\" of the enum " + type.name() + " as absent"));
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        boolean binary = codec.equals(BINARY);
        Mapping mapping =
                new Mapping(binding.classes(), binding.loader(), binary ? BINARY_CARRIERS : TextCarrier.all());
        JSONReader.Context reader = binary ? mapping.binaryReader() : mapping.reader();
        JSONWriter.Context writer = mapping.writer(binary ? BINARY_FEATURES : TEXT_FEATURES);
        if (binding.versionSetting() == VersionSetting.UNKNOWN_FIELDS_REFUSED) {
            reader.config(JSONReader.Feature.ErrorOnUnknownProperties);
        }
        if (binding.safetyLimits().areLifted()) {
            reader.setMaxLevel(LIFTED_LEVEL);
            writer.setMaxLevel(LIFTED_LEVEL);
        }
        return binary
                ? new Binary<>(writer, reader, binding.domainClass())
                : new Text<>(writer, reader, binding.domainClass());
    }

    private record Text<T>(JSONWriter.Context writer, JSONReader.Context reader, Class<T> type) implements Codec<T> {
        @Override
        public byte[] serialize(T value) {
            return JSON.toJSONBytes(value, StandardCharsets.UTF_8, writer);
        }

        @Override
        public T deserialize(byte[] bytes) {
            return JSON.parseObject(bytes, type, reader);
        }
    }

    private record Binary<T>(JSONWriter.Context writer, JSONReader.Context reader, Class<T> type) implements Codec<T> {
        @Override
        public byte[] serialize(T value) {
            return JSONB.toBytes(value, writer);
        }

        @Override
        public T deserialize(byte[] bytes) {
            return JSONB.parseObject(bytes, type, reader);
        }
    }
}
