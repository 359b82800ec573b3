package io.wirecost.codecs.wire;

import com.squareup.wire.Message;
import com.squareup.wire.ProtoAdapter;
import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.codec.NativeMapper;
import java.io.IOException;

/** Generated messages, written and read by the adapter of their class. */
final class WireCodec<T> extends MappedCodec<T, Message<?, ?>, Message<?, ?>> {
    private final ProtoAdapter<Message<?, ?>> adapter;

    @SuppressWarnings("unchecked") // the mapper's messages are of its native class
    WireCodec(NativeMapper<T, Message<?, ?>, Message<?, ?>> mapper) {
        super(mapper);
        this.adapter = ProtoAdapter.get((Class<Message<?, ?>>) mapper.nativeClass());
    }

    @Override
    public byte[] write(Message<?, ?> message) {
        return adapter.encode(message);
    }

    @Override
    public Message<?, ?> read(byte[] bytes) throws IOException {
        return adapter.decode(bytes);
    }
}
