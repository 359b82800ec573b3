package io.wirecost.codecs.protostuff;

import com.google.auto.service.AutoService;
import io.protostuff.runtime.RuntimeSchema;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Usage;
import java.util.List;
import java.util.Optional;

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
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended(
                "RuntimeSchema, a kept LinkedBuffer, default flags, lists start empty",
                "flags only where elements or lists may be absent; times, whose fields are closed"));
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new ProtostuffCodec<>(binding);
    }
}
