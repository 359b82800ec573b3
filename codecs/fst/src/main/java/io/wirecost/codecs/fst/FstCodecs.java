package io.wirecost.codecs.fst;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Usage;
import java.util.List;
import java.util.Optional;
import org.nustaq.serialization.FSTConfiguration;

/** FST on the domain classes, each registered: a message names classes by number, fields not at all. */
@AutoService(CodecProvider.class)
public final class FstCodecs implements CodecProvider {
    private static final CodecInfo FST =
            CodecInfo.of("fst", "FST", Family.SCHEMA_DRIVEN, "de.ruedigermoeller:fst", FSTConfiguration.class);

    @Override
    public List<CodecInfo> codecs() {
        return List.of(FST);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended("one configuration, registered classes, no shared references"));
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new FstCodec<>(binding);
    }
}
