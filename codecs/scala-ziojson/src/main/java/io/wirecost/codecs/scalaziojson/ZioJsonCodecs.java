package io.wirecost.codecs.scalaziojson;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.EmittedScalaCodecs;
import io.wirecost.core.codec.Family;
import java.util.List;
import zio.json.JsonEncoder;

/** zio-json on case classes, with the encoders and decoders that the compiler emits. */
@AutoService(CodecProvider.class)
public final class ZioJsonCodecs implements EmittedScalaCodecs {
    private static final CodecInfo JSON = CodecInfo.ofScala(
                    "zio-json", "JSON", Family.TEXT, "dev.zio:zio-json_2.13", JsonEncoder.class)
            .withTarget("ziojson")
            .withBackEnd("pure Scala, instances written out");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON);
    }
}
