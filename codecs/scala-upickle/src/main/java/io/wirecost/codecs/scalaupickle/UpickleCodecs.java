package io.wirecost.codecs.scalaupickle;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Optional;
import upack.Msg;
import upickle.Api;

/** uPickle on case classes, with the readers and writers that the compiler emits: JSON, and MessagePack by uPack. */
@AutoService(CodecProvider.class)
public final class UpickleCodecs implements CodecProvider {
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

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(new Usage(
                "instances written out for the schema, as one does by hand",
                "derived instances (macros; json4s: reflection)",
                "derived ones may be faster or slower: they are not measured"));
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return Refusal.ofCaseClasses(schema);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return binding.codec();
    }
}
