package io.wirecost.codecs.protobuf;

import com.google.protobuf.MessageLite;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import java.util.List;

/** protobuf-java with the classes that protoc generates. */
public final class ProtobufCodecs implements CodecProvider {
    private static final CodecInfo JAVA = CodecInfo.of(
                    "protobuf-java",
                    "Protocol Buffers",
                    Family.SCHEMA_DRIVEN,
                    "com.google.protobuf:protobuf-java",
                    MessageLite.class)
            .withTarget("protobuf");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JAVA);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new ProtobufCodec<>(binding.mapper(), binding.liftsSafetyLimits());
    }
}
