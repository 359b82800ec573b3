package io.wirecost.codecs.jbossmarshalling;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Usage;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jboss.marshalling.river.RiverMarshallerFactory;

/** JBoss Marshalling on the domain classes, by its protocol River: a message describes every class with its fields. */
@AutoService(CodecProvider.class)
public final class JbossMarshallingCodecs implements CodecProvider {
    private static final CodecInfo RIVER = CodecInfo.of(
            "jboss-marshalling",
            "JBoss Marshalling",
            Family.SELF_DESCRIBING,
            "org.jboss.marshalling:jboss-marshalling-river",
            RiverMarshallerFactory.class);

    @Override
    public List<CodecInfo> codecs() {
        return List.of(RIVER);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(new Usage(
                "one marshaller and unmarshaller kept, start … finish",
                "the same, in its own benchmark",
                "class names in a message are checked; no ClassTable, so every message describes its classes"));
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) throws IOException {
        return new RiverCodec<>(binding);
    }
}
