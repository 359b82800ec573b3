package io.wirecost.codecs.asn1;

import com.beanit.asn1bean.ber.types.BerType;
import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Usage;
import java.util.List;
import java.util.Optional;

/** ASN1bean with generated classes. */
@AutoService(CodecProvider.class)
public final class Asn1Codecs implements CodecProvider {
    private static final CodecInfo BER = CodecInfo.of(
                    "asn1-ber", "ASN.1", Family.SCHEMA_DRIVEN, "com.beanit:asn1bean", BerType.class)
            .withLayout("basic encoding rules")
            .withTarget("asn1");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(BER);
    }

    @Override
    public List<CodecInfo> defaults() {
        return codecs();
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended("generated classes"));
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) throws NoSuchMethodException {
        return new BerCodec<>(binding.mapper());
    }
}
