package io.wirecost.codecs.flatbuffers;

import io.wirecost.core.access.NativeFields;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.FieldReader;
import io.wirecost.core.codec.InPlace;
import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.dataset.FieldPath;
import java.nio.ByteBuffer;
import java.util.List;

/** The native object is the message itself: building is encoding, so write only copies it out, and read is a view. */
final class FlatbuffersCodec<T> extends MappedCodec<T, ByteBuffer, ByteBuffer> implements InPlace<T> {
    private final Binding<T> binding;

    FlatbuffersCodec(Binding<T> binding) {
        super(binding.mapper());
        this.binding = binding;
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
    public FieldReader fields(List<FieldPath> paths) {
        NativeFields fields = binding.nativeFields(paths);
        return bytes -> fields.read(read(bytes));
    }
}
