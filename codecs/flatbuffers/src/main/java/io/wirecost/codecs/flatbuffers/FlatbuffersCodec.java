package io.wirecost.codecs.flatbuffers;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.FieldReader;
import io.wirecost.core.codec.InPlace;
import io.wirecost.core.codec.NativeMapper;
import io.wirecost.core.codec.Staged;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.value.NativeFields;
import java.nio.ByteBuffer;
import java.util.List;

/** The native object is the message itself: building is encoding, so write only copies it out, and read is a view. */
final class FlatbuffersCodec<T> implements Staged<T, ByteBuffer, ByteBuffer>, InPlace<T> {
    private final Binding<T> binding;
    private final NativeMapper<T, ByteBuffer, ByteBuffer> mapper;

    FlatbuffersCodec(Binding<T> binding) {
        this.binding = binding;
        this.mapper = binding.mapper();
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

    @Override
    public FieldReader fields(List<FieldPath> paths) {
        NativeFields fields = binding.nativeFields(paths);
        return bytes -> fields.read(read(bytes));
    }
}
