package io.wirecost.codecs.ubjson;

import com.devsmart.ubjson.UBWriter;
import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Usage;
import java.util.List;
import java.util.Optional;

/** UBJSON by com.dev-smart:ubjson. */
@AutoService(CodecProvider.class)
public final class UbjsonCodecs implements CodecProvider {
    private static final CodecInfo UBJSON = CodecInfo.of(
                    "ubjson", "UBJSON", Family.SELF_DESCRIBING, "com.dev-smart:ubjson", UBWriter.class)
            .withTarget("ubjson");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(UBJSON);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(new Usage("the library's tree", "its only way", ""));
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new UbjsonCodec<>(binding.mapper());
    }
}
