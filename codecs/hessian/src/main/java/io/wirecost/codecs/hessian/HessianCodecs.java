package io.wirecost.codecs.hessian;

import com.caucho.hessian.io.Hessian2Output;
import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Usage;
import java.util.List;
import java.util.Optional;

/** Hessian 2 on the domain classes: a message names each class and its fields once. */
@AutoService(CodecProvider.class)
public final class HessianCodecs implements CodecProvider {
    private static final CodecInfo HESSIAN =
            CodecInfo.of("hessian", "Hessian 2", Family.SELF_DESCRIBING, "com.caucho:hessian", Hessian2Output.class);

    @Override
    public List<CodecInfo> codecs() {
        return List.of(HESSIAN);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(new Usage(
                "streams kept, unshared",
                "startMessage … completeMessage",
                "−0.0 is kept; unshared, since messages are trees"));
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new HessianCodec<>(binding);
    }
}
