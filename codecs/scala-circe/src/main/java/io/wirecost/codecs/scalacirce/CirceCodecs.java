package io.wirecost.codecs.scalacirce;

import com.google.auto.service.AutoService;
import io.circe.Encoder;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.EmittedScalaCodecs;
import io.wirecost.core.codec.Family;
import java.util.List;

/** circe on case classes, with the encoders and decoders that the compiler emits. */
@AutoService(CodecProvider.class)
public final class CirceCodecs implements EmittedScalaCodecs {
    private static final CodecInfo JSON = json("circe").withTarget("circe");

    private static final CodecInfo NULLS =
            json("circe-nulls").withLayout("absent fields as null").withTarget("circenulls");

    private static CodecInfo json(String name) {
        return CodecInfo.ofScala(name, "JSON", Family.TEXT, "io.circe:circe-core_2.13", Encoder.class)
                .withBackEnd("pure Scala, instances written out");
    }

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON, NULLS);
    }
}
