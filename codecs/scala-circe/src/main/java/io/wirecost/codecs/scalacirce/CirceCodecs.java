package io.wirecost.codecs.scalacirce;

import com.google.auto.service.AutoService;
import io.circe.Encoder;
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

/** circe on case classes, with the encoders and decoders that the compiler emits. */
@AutoService(CodecProvider.class)
public final class CirceCodecs implements CodecProvider {
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
