package io.wirecost.codecs.flatbuffers;

import io.wirecost.core.codec.NativeMapper;
import io.wirecost.core.codec.Staged;
import java.nio.ByteBuffer;

/** The native object is the message itself: building is encoding, so write only copies it out, and read is a view. */
final class FlatbuffersCodec<T> implements Staged<T, ByteBuffer, ByteBuffer> {
    private final NativeMapper<T, ByteBuffer, ByteBuffer> mapper;

    FlatbuffersCodec(NativeMapper<T, ByteBuffer, ByteBuffer> mapper) {
        this.mapper = mapper;
    }

    @Override
    public ByteBuffer toNative(T value) {
        return mapper.toNative(value);
    }

    @Override
    public byte[] write(ByteBuffer message) {
        byte[] bytes = new byte[message.remaining()];
        message.get(message.position(), bytes);
        return bytes;
    }

    @Override
    public ByteBuffer read(byte[] bytes) {
        return ByteBuffer.wrap(bytes);
    }

    @Override
    public T fromNative(ByteBuffer message) {
        return mapper.fromNative(message);
    }
}
