package io.wirecost.codecs.scalavulcan;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.EmittedScalaCodecs;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.schema.Recursion;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Optional;
import vulcan.AvroError;

/** vulcan on case classes, with the codecs that the compiler emits. */
@AutoService(CodecProvider.class)
public final class VulcanCodecs implements EmittedScalaCodecs {
    private static final CodecInfo AVRO = CodecInfo.ofScala(
                    "vulcan", "Avro", Family.SCHEMA_DRIVEN, "com.github.fd4s:vulcan_2.13", AvroError.class)
            .withTarget("vulcan");

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
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return Refusal.ofCaseClasses(schema)
                .or(() -> Recursion.in(schema)
                        .map(path -> new Refusal(path + ", and vulcan has no codecs that contain themselves")));
    }

    @Override
    public List<FileForm> fileForms(CodecInfo codec) {
        return FileForm.containers();
    }
}
