package io.wirecost.codecs.scalajsoniter;

import com.github.plokhotnyuk.jsoniter_scala.core.JsonValueCodec;
import com.google.auto.service.AutoService;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.EmittedScalaCodecs;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.codec.Usage;
import java.util.List;
import java.util.Optional;

/** jsoniter-scala on case classes, with the codecs that its macro makes. */
@AutoService(CodecProvider.class)
public final class JsoniterCodecs implements EmittedScalaCodecs {
    private static final CodecInfo JSON = CodecInfo.ofScala(
                    "jsoniter-scala",
                    "JSON",
                    Family.TEXT,
                    "com.github.plokhotnyuk.jsoniter-scala:jsoniter-scala-core_2.13",
                    JsonValueCodec.class)
            .withTarget("jsoniterscala")
            .withLimits(Limit.FINITE_NUMBERS);

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended("its macro, writeToArray, readFromArray", "enums"));
    }
}
