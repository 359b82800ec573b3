package io.wirecost.codecs.scalascalapb;

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
import scalapb.GeneratedMessage;

/** ScalaPB with the classes that its generator makes. */
@AutoService(CodecProvider.class)
public final class ScalapbCodecs implements CodecProvider {
    /** A number that equals 0 is left out, as -0.0 does. */
    private static final CodecInfo SCALAPB = CodecInfo.ofScala(
                    "scalapb",
                    "Protocol Buffers",
                    Family.SCHEMA_DRIVEN,
                    "com.thesamet.scalapb:scalapb-runtime_2.13",
                    GeneratedMessage.class)
            .withTarget("scalapb")
            .withLosses(Loss.NEGATIVE_ZERO_UNSIGNED);

    @Override
    public List<CodecInfo> codecs() {
        return List.of(SCALAPB);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended("generated classes", "conversion between these and your case classes"));
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return Refusal.ofGeneratedCaseClasses(schema);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) throws ReflectiveOperationException {
        return new ScalapbCodec<>(binding.mapper());
    }
}
