package io.wirecost.codecs.fory;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import java.util.List;
import org.apache.fory.Fory;

/** Apache Fory's own format for Java on the domain classes, each registered. */
@AutoService(CodecProvider.class)
public final class ForyCodecs implements CodecProvider {
    private static final CodecInfo FORY =
            CodecInfo.of("fory", "Fory", Family.SCHEMA_DRIVEN, "org.apache.fory:fory-core", Fory.class);

    @Override
    public List<CodecInfo> codecs() {
        return List.of(FORY);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) throws ClassNotFoundException {
        return new ForyCodec<>(binding);
    }
}
