package io.wirecost.codecs.scalaavro4s;

import com.google.auto.service.AutoService;
import com.sksamuel.avro4s.Encoder;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.EmittedScalaCodecs;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.Usage;
import java.util.List;
import java.util.Optional;

/** avro4s on case classes, with the encoders and decoders that its macro derives. */
@AutoService(CodecProvider.class)
public final class Avro4sCodecs implements EmittedScalaCodecs {
    private static final CodecInfo AVRO = CodecInfo.ofScala(
                    "avro4s", "Avro", Family.SCHEMA_DRIVEN, "com.sksamuel.avro4s:avro4s-core_2.13", Encoder.class)
            .withTarget("avro4s");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(AVRO);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended(
                "encoders of its macro; codecs as in its guide", "enums; writer and reader are kept"));
    }

    @Override
    public List<FileForm> fileForms(CodecInfo codec) {
        return FileForm.containers();
    }
}
