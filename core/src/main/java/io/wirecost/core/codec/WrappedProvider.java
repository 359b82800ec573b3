package io.wirecost.core.codec;

import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Optional;

/** The codecs of another provider, each with the same wrapper around it. */
record WrappedProvider(Wrapper wrapper, CodecProvider plain) implements CodecProvider {
    @Override
    public List<CodecInfo> codecs() {
        return plain.codecs().stream().map(wrapper::around).toList();
    }

    @Override
    public Optional<Refusal> refuses(CodecInfo codec, Schema schema) {
        return plain.refuses(plain(codec), schema);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) throws Exception {
        return new CompressedCodec<>(plain.open(plain(codec), binding), wrapper.open());
    }

    private CodecInfo plain(CodecInfo wrapped) {
        return plain.codecs().stream()
                .filter(codec -> wrapper.around(codec).equals(wrapped))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no codec " + wrapped.variant() + " here"));
    }
}
