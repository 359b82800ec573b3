package io.wirecost.codecs.scalajdk;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.ObjectStreamFiles;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.schema.Schema;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Optional;

/** Object streams of the JDK on case classes, which are serializable as they are. */
@AutoService(CodecProvider.class)
public final class ScalaJdkCodecs implements CodecProvider {
    private static final CodecInfo SERIALIZABLE = CodecInfo.ofScala(
                    "scala-serialization",
                    "Java serialization",
                    Family.SELF_DESCRIBING,
                    "java.base",
                    ObjectOutputStream.class)
            .withLayout("case classes")
            .withBackEnd("pure Java");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(SERIALIZABLE);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended("object streams with a filter"));
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return Refusal.ofCaseClasses(schema);
    }

    @Override
    public List<FileForm> fileForms(CodecInfo codec) {
        return ObjectStreamFiles.FORMS;
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new ObjectStreamCodec<>(binding.domainClass(), binding.loader());
    }
}
