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
import io.wirecost.core.codec.Usage;
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
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(
                switch (codec.name()) {
                    case "flatbuffers" ->
                        new Usage(
                                "generated tables, a new builder for each message; fields in place",
                                "the same, in its tutorial; a builder may be cleared and used again",
                                "a kept builder would hand out the same buffer for all messages");
                    default ->
                        new Usage(
                                "code written for the schema on the library's writer and reader; builders and buffers kept",
                                "the same: they have no data binding",
                                "written by wirecost");
                });
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
