package io.wirecost.codecs.protobuf;

import com.google.auto.service.AutoService;
import com.google.protobuf.MessageLite;
import com.google.protobuf.util.JsonFormat;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Reuse;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.core.value.Loss;
import java.util.List;
import java.util.Optional;

/**
 * protobuf-java with the classes that protoc generates: the binary format, with a new array for each message and with one
 * that is kept, and the JSON that Protocol Buffers defines.
 */
@AutoService(CodecProvider.class)
public final class ProtobufCodecs implements CodecProvider {
    private static final String TARGET = "protobuf";
    private static final CodecInfo JAVA = binary("protobuf-java");
    private static final CodecInfo REUSE = binary("protobuf-java-reuse").withReuse(Reuse.REUSED);

    /** Its parser reads a double through a decimal, which has no -0. */
    private static final CodecInfo JSON = CodecInfo.of(
                    "protobuf-json", "JSON", Family.TEXT, "com.google.protobuf:protobuf-java-util", JsonFormat.class)
            .withTarget(TARGET)
            .withLayout("Protocol Buffers' own")
            .withLosses(Loss.NEGATIVE_ZERO_UNSIGNED);

    private static final VersionSwitch DROPPING =
            new VersionSwitch(VersionSetting.UNKNOWN_FIELDS_DROPPED, "DiscardUnknownFieldsParser.wrap");
    private static final VersionSwitch IGNORING =
            new VersionSwitch(VersionSetting.UNKNOWN_FIELDS_IGNORED, "JsonFormat.Parser.ignoringUnknownFields()");

    private static CodecInfo binary(String name) {
        return CodecInfo.of(
                        name,
                        "Protocol Buffers",
                        Family.SCHEMA_DRIVEN,
                        "com.google.protobuf:protobuf-java",
                        MessageLite.class)
                .withTarget(TARGET);
    }

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JAVA, REUSE, JSON);
    }

    @Override
    public List<CodecInfo> defaults() {
        return List.of(JAVA);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(
                switch (codec.name()) {
                    case "protobuf-java" ->
                        Usage.asRecommended(
                                "generated messages, toByteArray, parseFrom", "the limit of depth is lifted");
                    case "protobuf-java-reuse" -> new Usage("one array, filled again", "documented", "");
                    default -> Usage.asRecommended("JsonFormat on generated messages");
                });
    }

    @Override
    public List<VersionSwitch> versionSwitches(CodecInfo codec) {
        return List.of(codec.equals(JSON) ? IGNORING : DROPPING);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        if (codec.equals(JSON)) {
            return new ProtobufJsonCodec<>(
                    binding.mapper(), binding.versionSetting() == VersionSetting.UNKNOWN_FIELDS_IGNORED);
        }
        return codec.equals(REUSE) ? new ReusedArrayCodec<>(binding) : new ProtobufCodec<>(binding);
    }
}
