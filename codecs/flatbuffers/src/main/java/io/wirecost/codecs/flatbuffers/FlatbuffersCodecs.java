package io.wirecost.codecs.flatbuffers;

import com.google.flatbuffers.Table;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import java.util.List;

/** FlatBuffers with the classes that flatc makes of the derived schema. */
public final class FlatbuffersCodecs implements CodecProvider {
    private static final CodecInfo FLATBUFFERS = CodecInfo.of(
                    "flatbuffers",
                    "FlatBuffers",
                    Family.ZERO_COPY,
                    "com.google.flatbuffers:flatbuffers-java",
                    Table.class)
            .withTarget("flatbuffers");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(FLATBUFFERS);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new FlatbuffersCodec<>(binding.mapper());
    }
}
