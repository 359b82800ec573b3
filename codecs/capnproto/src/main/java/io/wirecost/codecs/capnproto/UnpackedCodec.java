package io.wirecost.codecs.capnproto;

import io.wirecost.core.access.NativeFields;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.FieldReader;
import io.wirecost.core.codec.InPlace;
import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.dataset.FieldPath;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import org.capnproto.ArrayOutputStream;
import org.capnproto.MessageBuilder;
import org.capnproto.MessageReader;
import org.capnproto.ReaderOptions;
import org.capnproto.Serialize;

/** The segments as they lie in memory, behind a table of their sizes; reading makes a view of the given bytes. */
final class UnpackedCodec<T> extends MappedCodec<T, MessageBuilder, MessageReader> implements InPlace<T> {
    private final Binding<T> binding;
    private final ReaderOptions options;

    UnpackedCodec(Binding<T> binding, ReaderOptions options) {
        super(binding.mapper());
        this.binding = binding;
        this.options = options;
    }

    @Override
    public byte[] write(MessageBuilder message) throws IOException {
        long sizeWords = Serialize.computeSerializedSizeInWords(message);
        byte[] bytes = new byte[Math.toIntExact(sizeWords * Long.BYTES)];
        Serialize.write(new ArrayOutputStream(ByteBuffer.wrap(bytes)), message);
        return bytes;
    }

    @Override
    public MessageReader read(byte[] bytes) throws IOException {
        return Serialize.read(ByteBuffer.wrap(bytes), options);
    }

    @Override
    public FieldReader fields(List<FieldPath> paths) {
        NativeFields fields = binding.nativeFields(paths);
        return bytes -> fields.read(read(bytes));
    }
}
