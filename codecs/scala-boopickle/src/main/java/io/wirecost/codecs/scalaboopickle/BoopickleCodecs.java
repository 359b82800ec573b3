package io.wirecost.codecs.scalaboopickle;

import boopickle.Pickler;
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

/** BooPickle on case classes, with the picklers that the compiler emits. A message names neither classes nor fields. */
@AutoService(CodecProvider.class)
public final class BoopickleCodecs implements CodecProvider {
    private static final CodecInfo BOOPICKLE = CodecInfo.ofScala(
                    "boopickle", "BooPickle", Family.SCHEMA_DRIVEN, "io.suzaku:boopickle_2.13", Pickler.class)
            .withTarget("boopickle")
            .withBackEnd("pure Scala, instances written out");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(BOOPICKLE);
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
