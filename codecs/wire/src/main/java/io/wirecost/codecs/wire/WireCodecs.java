package io.wirecost.codecs.wire;

import com.google.auto.service.AutoService;
import com.squareup.wire.Message;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Usage;
import java.util.List;
import java.util.Optional;

/** Square's Wire: Protocol Buffers with messages that have their values in fields. Its limit of 100 levels cannot be lifted. */
@AutoService(CodecProvider.class)
public final class WireCodecs implements CodecProvider {
    private static final CodecInfo WIRE = CodecInfo.of(
                    "wire",
                    "Protocol Buffers",
                    Family.SCHEMA_DRIVEN,
                    "com.squareup.wire:wire-runtime-jvm",
                    Message.class)
            .withTarget("wire");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(WIRE);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(
                Usage.asRecommended("generated messages, toByteArray, parseFrom", "the limit of depth is lifted"));
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new WireCodec<>(binding.mapper());
    }
}
