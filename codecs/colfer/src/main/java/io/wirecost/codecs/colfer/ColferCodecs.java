package io.wirecost.codecs.colfer;

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

/**
 * Colfer, whose generated beans need no library: the build leaves the generator's version beside this class. A number
 * that is zero is left out, and so is −0.
 */
@AutoService(CodecProvider.class)
public final class ColferCodecs implements CodecProvider {
    /** A field is known by seven bits, one of whose values marks the end. */
    private static final int MAX_FIELDS = 127;

    private static final CodecInfo COLFER = CodecInfo.of(
                    "colfer",
                    "Colfer",
                    Family.SCHEMA_DRIVEN,
                    "net.quies.colfer:colfer-maven-plugin",
                    ColferCodecs.class)
            .withTarget("colfer")
            .withLosses(Loss.NEGATIVE_ZERO_UNSIGNED);

    @Override
    public List<CodecInfo> codecs() {
        return List.of(COLFER);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(Usage.asRecommended("generated classes, a kept buffer"));
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return schema.records()
                .filter(r -> r.fields().size() > MAX_FIELDS)
                .findFirst()
                .map(r -> new Refusal("%s has %d fields; a Colfer struct has at most %d"
                        .formatted(r.name(), r.fields().size(), MAX_FIELDS)));
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) throws ReflectiveOperationException {
        return new ColferCodec<>(binding.mapper(), binding.safetyLimits().areLifted());
    }
}
