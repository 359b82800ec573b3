package io.wirecost.codecs.sbe;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.FieldReader;
import io.wirecost.core.codec.InPlace;
import io.wirecost.core.codec.NativeMapper;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.schema.Schema;
import java.util.List;
import org.agrona.DirectBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.sbe.MessageEncoderFlyweight;

/**
 * Flyweights have no values of their own: writing one is writing to the buffer that the mapper keeps, and reading one is
 * reading the bytes in place. So there are no stages to tell apart.
 */
final class SbeCodec<T> implements InPlace<T> {
    private final Schema schema;
    private final NativeMapper<T, MessageEncoderFlyweight, DirectBuffer> mapper;
    private final UnsafeBuffer received = new UnsafeBuffer();

    SbeCodec(Binding<T> binding) {
        this.schema = binding.schema();
        this.mapper = binding.mapper();
    }

    @Override
    public byte[] serialize(T value) {
        MessageEncoderFlyweight message = mapper.toNative(value);
        byte[] bytes = new byte[message.limit()];
        message.buffer().getBytes(0, bytes);
        return bytes;
    }

    @Override
    public T deserialize(byte[] bytes) {
        received.wrap(bytes);
        return mapper.fromNative(received);
    }

    @Override
    public FieldReader fields(List<FieldPath> paths) {
        return SbeFields.of(schema, mapper.getClass(), paths);
    }
}
