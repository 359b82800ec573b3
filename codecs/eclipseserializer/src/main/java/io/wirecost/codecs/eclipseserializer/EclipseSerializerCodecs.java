package io.wirecost.codecs.eclipseserializer;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Usage;
import java.util.List;
import java.util.Optional;
import org.eclipse.serializer.Serializer;

/** Eclipse Serializer on the domain classes, each registered: a message names classes by number and fields not at all. */
@AutoService(CodecProvider.class)
public final class EclipseSerializerCodecs implements CodecProvider {
    private static final CodecInfo SERIALIZER = CodecInfo.of(
            "eclipse-serializer",
            "Eclipse Serializer",
            Family.SCHEMA_DRIVEN,
            "org.eclipse.serializer:serializer",
            Serializer.class);

    @Override
    public List<CodecInfo> codecs() {
        return List.of(SERIALIZER);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended("a kept serializer, registered classes"));
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new EclipseSerializerCodec<>(binding);
    }
}
