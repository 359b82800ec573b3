package io.wirecost.codecs.scalaplayjson;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.EmittedScalaCodecs;
import io.wirecost.core.codec.Family;
import io.wirecost.core.value.Loss;
import java.util.List;
import play.api.libs.json.JsValue;

/** Play JSON on case classes, with the writes and reads that the compiler emits. Its numbers are decimals, which have no negative zero. */
@AutoService(CodecProvider.class)
public final class PlayJsonCodecs implements EmittedScalaCodecs {
    private static final CodecInfo JSON = CodecInfo.ofScala(
                    "play-json", "JSON", Family.TEXT, "org.playframework:play-json_2.13", JsValue.class)
            .withTarget("playjson")
            .withBackEnd("pure Scala, instances written out")
            .withLosses(Loss.NEGATIVE_ZERO_UNSIGNED);

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON);
    }
}
