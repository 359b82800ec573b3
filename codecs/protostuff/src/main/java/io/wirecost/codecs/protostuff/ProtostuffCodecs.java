package io.wirecost.codecs.protostuff;

import com.google.auto.service.AutoService;
import io.protostuff.runtime.RuntimeSchema;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import java.util.List;

/** Protostuff's own format on the domain classes, by schemas that it makes of them at run time. */
@AutoService(CodecProvider.class)
public final class ProtostuffCodecs implements CodecProvider {
    private static final CodecInfo PROTOSTUFF = CodecInfo.of(
                    "protostuff",
                    "Protostuff",
                    Family.SCHEMA_DRIVEN,
                    "io.protostuff:protostuff-runtime",
                    RuntimeSchema.class)
            .withTarget("java-protostuff");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(PROTOSTUFF);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new ProtostuffCodec<>(binding);
    }
}
