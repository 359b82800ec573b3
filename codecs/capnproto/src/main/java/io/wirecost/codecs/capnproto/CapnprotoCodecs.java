package io.wirecost.codecs.capnproto;

import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Optional;
import org.capnproto.MessageBuilder;
import org.capnproto.ReaderOptions;

/** Cap'n Proto as it lies in memory, and packed, where runs of zero bytes are squeezed. */
@AutoService(CodecProvider.class)
public final class CapnprotoCodecs implements CodecProvider {
    /**
     * Lifted, since 64 levels refuse honest recursive values, and 64 MB of words that may be visited are for the whole life
     * of a message, however often its fields are read.
     */
    private static final ReaderOptions LIFTED = new ReaderOptions(Long.MAX_VALUE, 4096);

    private static final CodecInfo UNPACKED = info("capnproto", "unpacked");
    private static final CodecInfo PACKED = info("capnproto-packed", "packed");

    @Override
    public List<CodecInfo> codecs() {
        return List.of(UNPACKED, PACKED);
    }

    @Override
    public List<CodecInfo> defaults() {
        return codecs();
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(new Usage(
                "a new message builder each; fields in place (unpacked)", "the same, in its own benchmark", ""));
    }

    /** {@inheritDoc} The unpacking of org.capnproto takes the end of its input for a pause. */
    @Override
    public boolean waitsForMore(CodecInfo codec) {
        return codec.equals(PACKED);
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return Refusal.ofGoneNumbers(schema, codec.format());
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        ReaderOptions options = binding.safetyLimits().areLifted() ? LIFTED : ReaderOptions.DEFAULT_READER_OPTIONS;
        return codec.equals(PACKED)
                ? new PackedCodec<>(binding.mapper(), options)
                : new UnpackedCodec<>(binding, options);
    }

    private static CodecInfo info(String name, String layout) {
        return CodecInfo.of(name, "Cap'n Proto", Family.ZERO_COPY, "org.capnproto:runtime", MessageBuilder.class)
                .withTarget("capnproto")
                .withLayout(layout);
    }
}
