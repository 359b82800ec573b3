package io.wirecost.codecs.flatbuffers;

import com.google.auto.service.AutoService;
import com.google.flatbuffers.FlexBuffers;
import com.google.flatbuffers.Table;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Optional;

/** FlatBuffers with the classes that flatc makes of the derived schema, and FlexBuffers, which needs no schema. */
@AutoService(CodecProvider.class)
public final class FlatbuffersCodecs implements CodecProvider {
    private static final CodecInfo FLATBUFFERS = CodecInfo.of(
                    "flatbuffers",
                    "FlatBuffers",
                    Family.ZERO_COPY,
                    "com.google.flatbuffers:flatbuffers-java",
                    Table.class)
            .withTarget("flatbuffers");

    private static final CodecInfo FLEXBUFFERS = CodecInfo.of(
                    "flexbuffers",
                    "FlexBuffers",
                    Family.SELF_DESCRIBING,
                    "com.google.flatbuffers:flatbuffers-java",
                    FlexBuffers.class)
            .withTarget("flexbuffers")
            .withLimits(Limit.ZERO_IN_KEY);

    @Override
    public List<CodecInfo> codecs() {
        return List.of(FLATBUFFERS, FLEXBUFFERS);
    }

    @Override
    public List<CodecInfo> defaults() {
        return List.of(FLATBUFFERS);
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return codec.equals(FLEXBUFFERS)
                ? Refusal.ofKeys(schema, key -> key.indexOf('\0') >= 0, "has U+0000, which ends a key in FlexBuffers")
                : Optional.empty();
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return codec.equals(FLEXBUFFERS)
                ? new FlexbuffersCodec<>(binding.streamMapper())
                : new FlatbuffersCodec<>(binding);
    }
}
