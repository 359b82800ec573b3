package io.wirecost.codecs.uper;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Usage;
import java.util.List;
import java.util.Optional;

/** ASN.1's unaligned packed encoding rules. The library is this module: the JVM has no usable one. */
@AutoService(CodecProvider.class)
public final class UperCodecs implements CodecProvider {
    private static final CodecInfo UPER = CodecInfo.of(
                    "asn1-uper", "ASN.1", Family.SCHEMA_DRIVEN, "io.wirecost:uper", UperOutput.class)
            .withLayout("unaligned packed encoding rules")
            .withTarget("asn1uper")
            .withBackEnd("pure Java, wirecost's own runtime");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(UPER);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(new Usage("wirecost's own runtime", "there is no usable library", ""));
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new UperCodec<>(binding.streamMapper());
    }
}
