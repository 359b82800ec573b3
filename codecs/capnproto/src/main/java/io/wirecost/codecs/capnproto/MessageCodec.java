package io.wirecost.codecs.capnproto;

import io.wirecost.core.codec.NativeMapper;
import io.wirecost.core.codec.Staged;
import org.capnproto.MessageBuilder;
import org.capnproto.MessageReader;
import org.capnproto.ReaderOptions;

/** Between domain objects and messages; how a message becomes bytes is left to the two layouts. */
abstract class MessageCodec<T> implements Staged<T, MessageBuilder, MessageReader> {
    /**
     * The default limits guard against hostile bytes: 64 levels refuse honest recursive values, and the number of words
     * that may be visited is for the whole life of a message, however often it is read. Ours are our own bytes.
     */
    static final ReaderOptions OPTIONS = new ReaderOptions(Long.MAX_VALUE, 4096);

    private final NativeMapper<T, MessageBuilder, MessageReader> mapper;

    MessageCodec(NativeMapper<T, MessageBuilder, MessageReader> mapper) {
        this.mapper = mapper;
    }

    @Override
    public MessageBuilder toNative(T value) {
        return mapper.toNative(value);
    }

    @Override
    public T fromNative(MessageReader message) {
        return mapper.fromNative(message);
    }
}
