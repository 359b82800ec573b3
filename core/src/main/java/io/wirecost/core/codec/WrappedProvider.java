package io.wirecost.core.codec;

import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Optional;

/** The codecs of another provider, each with the same wrapper around it. */
record WrappedProvider(Wrapper wrapper, CompressionProvider compression, CodecProvider plain) implements CodecProvider {
    @Override
    public List<CodecInfo> codecs() {
        return plain.codecs().stream().map(this::wrapped).toList();
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        return plain.refusalReason(plain(codec), schema);
    }

    @Override
    public boolean waitsForMore(CodecInfo codec) {
        return plain.waitsForMore(plain(codec));
    }

    /** {@inheritDoc} The file of the plain codec is compressed as a whole. */
    @Override
    public List<FileForm> fileForms(CodecInfo codec) {
        return plain.fileForms(plain(codec));
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) throws Exception {
        return new CompressedCodec<>(plain.open(plain(codec), binding), compression.open(wrapper.level()));
    }

    private CodecInfo wrapped(CodecInfo codec) {
        return wrapper.around(codec, compression.backEnd());
    }

    private CodecInfo plain(CodecInfo wrapped) {
        return plain.codecs().stream()
                .filter(codec -> wrapped(codec).equals(wrapped))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no codec " + wrapped.variant() + " here"));
    }
}
