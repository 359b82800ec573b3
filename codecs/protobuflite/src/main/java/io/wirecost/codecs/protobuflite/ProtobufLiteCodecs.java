package io.wirecost.codecs.protobuflite;

import com.google.auto.service.AutoService;
import com.google.protobuf.MessageLite;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Usage;
import java.util.List;
import java.util.Optional;

/** protobuf-javalite, which Android applications take, with the classes that protoc generates for it. */
@AutoService(CodecProvider.class)
public final class ProtobufLiteCodecs implements CodecProvider {
    private static final CodecInfo LITE = CodecInfo.of(
                    "protobuf-javalite",
                    "Protocol Buffers",
                    Family.SCHEMA_DRIVEN,
                    "com.google.protobuf:protobuf-javalite",
                    MessageLite.class)
            .withTarget("protobuflite");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(LITE);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(
                Usage.asRecommended("generated messages, toByteArray, parseFrom", "the limit of depth is lifted"));
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) throws ReflectiveOperationException {
        StaticLimit.set(binding.safetyLimits().areLifted());
        return new ProtobufLiteCodec<>(binding.mapper());
    }
}
