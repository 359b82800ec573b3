package io.wirecost.codecs.scalachill;

import com.google.auto.service.AutoService;
import com.twitter.chill.KryoBase;
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

/** Chill on case classes: Kryo 4 with serializers for Scala's collections. */
@AutoService(CodecProvider.class)
public final class ChillCodecs implements CodecProvider {
    private static final CodecInfo CHILL = CodecInfo.ofScala(
                    "chill", "Kryo", Family.SCHEMA_DRIVEN, "com.twitter:chill_2.13", KryoBase.class)
            .withLayout("chill");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(CHILL);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended(
                "ScalaKryoInstantiator, no references",
                "classes are not registered, as by its default, so messages name them"));
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return Refusal.ofCaseClasses(schema);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new ChillCodec<>(binding);
    }
}
