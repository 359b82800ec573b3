package io.wirecost.codecs.jbossmarshalling;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import java.io.IOException;
import java.util.List;
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
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) throws IOException {
        return new RiverCodec<>(binding);
    }
}
