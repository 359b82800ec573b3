package io.wirecost.codecs.scalaplayjson;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.Loss;
import java.util.List;
import java.util.Optional;
import play.api.libs.json.JsValue;

/** Play JSON on case classes, with the writes and reads that the compiler emits. Its numbers are decimals, which have no negative zero. */
@AutoService(CodecProvider.class)
public final class PlayJsonCodecs implements CodecProvider {
    private static final CodecInfo JSON = CodecInfo.ofScala(
                    "play-json", "JSON", Family.TEXT, "org.playframework:play-json_2.13", JsValue.class)
            .withTarget("playjson")
            .withBackEnd("pure Scala, instances written out")
            .withLosses(Loss.NEGATIVE_ZERO_UNSIGNED);

    @Override
    public List<CodecInfo> codecs() {
        return List.of(JSON);
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
