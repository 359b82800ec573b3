package io.wirecost.codecs.scalaupickle;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.EmittedScalaCodecs;
import io.wirecost.core.codec.Family;
import java.util.List;
import upack.Msg;
import upickle.Api;

/** uPickle on case classes, with the readers and writers that the compiler emits: JSON, and MessagePack by uPack. */
@AutoService(CodecProvider.class)
public final class UpickleCodecs implements EmittedScalaCodecs {
    private static final CodecInfo JSON = CodecInfo.ofScala(
                    "upickle", "JSON", Family.TEXT, "com.lihaoyi:upickle_2.13", Api.class)
            .withTarget("upickle")
            .withBackEnd("pure Scala, instances written out");

    private static final CodecInfo MESSAGE_PACK = CodecInfo.ofScala(
                    "upack", "MessagePack", Family.SELF_DESCRIBING, "com.lihaoyi:upack_2.13", Msg.class)
            .withTarget("upack")
            .withBackEnd("pure Scala, instances written out")
            .withLayout("named maps");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON, MESSAGE_PACK);
    }
}
