package io.wirecost.codecs.scalaborer;

import com.google.auto.service.AutoService;
import io.bullet.borer.Encoder;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.EmittedScalaCodecs;
import io.wirecost.core.codec.Family;
import io.wirecost.core.value.Loss;
import java.util.List;

/** borer on case classes, with the encoders and decoders that the compiler emits: JSON and CBOR. */
@AutoService(CodecProvider.class)
public final class BorerCodecs implements EmittedScalaCodecs {
    private static final String LIBRARY = "io.bullet:borer-core_2.13";

    private static final CodecInfo JSON = CodecInfo.ofScala("borer-json", "JSON", Family.TEXT, LIBRARY, Encoder.class)
            .withTarget("borerjson")
            .withBackEnd("pure Scala, instances written out")
            .withLosses(Loss.NEGATIVE_ZERO_UNSIGNED);

    private static final CodecInfo CBOR = CodecInfo.ofScala(
                    "borer-cbor", "CBOR", Family.SELF_DESCRIBING, LIBRARY, Encoder.class)
            .withTarget("borercbor")
            .withBackEnd("pure Scala, instances written out");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON, CBOR);
    }
}
