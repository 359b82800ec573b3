package io.wirecost.codecs.sbe;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.schema.Recursion;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Optional;
import uk.co.real_logic.sbe.PrimitiveType;

/** Simple Binary Encoding with the flyweights that SBE's tool makes of the derived schema. */
@AutoService(CodecProvider.class)
public final class SbeCodecs implements CodecProvider {
    /** Classes of groups are nested as the groups are, and the name of a class file has them all. */
    private static final int MAX_LEVELS = 15;

    /** Each costs two classes or some twenty methods of generated code. */
    private static final int MAX_MEMBERS = 20_000;

    private static final CodecInfo SBE = CodecInfo.of(
                    "sbe", "Simple Binary Encoding", Family.ZERO_COPY, "uk.co.real-logic:sbe-tool", PrimitiveType.class)
            .withTarget("sbe");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(SBE);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(new Usage(
                "flyweights and buffer kept; fields in place",
                "the same, in its own benchmark",
                "a buffer that grows, since sizes are not known; bytes are copied out"));
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return Recursion.in(schema)
                .map(path -> path + ", and SBE has no types that contain themselves")
                .or(() -> tooLarge(Unfolded.of(schema)))
                .map(Refusal::new);
    }

    private static Optional<String> tooLarge(Unfolded message) {
        if (message.levels() > MAX_LEVELS) {
            return Optional.of(
                    "lists, maps and optional records lie %d deep in each other; SBE's classes for them can %d"
                            .formatted(message.levels(), MAX_LEVELS));
        }
        return message.members() <= MAX_MEMBERS
                ? Optional.empty()
                : Optional.of("with every record where it is used there are more than %d fields; SBE knows no other way"
                        .formatted(MAX_MEMBERS));
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new SbeCodec<>(binding);
    }
}
