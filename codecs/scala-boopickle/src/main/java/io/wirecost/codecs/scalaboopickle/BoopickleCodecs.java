package io.wirecost.codecs.scalaboopickle;

import boopickle.Pickler;
import com.google.auto.service.AutoService;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.EmittedScalaCodecs;
import io.wirecost.core.codec.Family;
import java.util.List;

/** BooPickle on case classes, with the picklers that the compiler emits. A message names neither classes nor fields. */
@AutoService(CodecProvider.class)
public final class BoopickleCodecs implements EmittedScalaCodecs {
    private static final CodecInfo BOOPICKLE = CodecInfo.ofScala(
                    "boopickle", "BooPickle", Family.SCHEMA_DRIVEN, "io.suzaku:boopickle_2.13", Pickler.class)
            .withTarget("boopickle")
            .withBackEnd("pure Scala, instances written out");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(BOOPICKLE);
    }
}
