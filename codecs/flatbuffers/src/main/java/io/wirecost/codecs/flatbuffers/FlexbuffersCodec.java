package io.wirecost.codecs.flatbuffers;

import com.google.flatbuffers.ArrayReadWriteBuf;
import com.google.flatbuffers.FlexBuffers;
import com.google.flatbuffers.FlexBuffersBuilder;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.StreamMapper;
import java.nio.ByteBuffer;

/** The builder is kept and cleared, which saves its buffer. Keys are written once a message, which is its default. */
final class FlexbuffersCodec<T> implements Codec<T> {
    private static final int INITIAL_SIZE_BYTES = 1024;

    private final StreamMapper<T, FlexBuffersBuilder, FlexBuffers.Reference> mapper;
    private final FlexBuffersBuilder builder = new FlexBuffersBuilder(
            new ArrayReadWriteBuf(INITIAL_SIZE_BYTES), FlexBuffersBuilder.BUILDER_FLAG_SHARE_KEYS);

    FlexbuffersCodec(StreamMapper<T, FlexBuffersBuilder, FlexBuffers.Reference> mapper) {
        this.mapper = mapper;
    }

    @Override
    public byte[] serialize(T value) throws Exception {
        builder.clear();
        mapper.write(value, builder);
        ByteBuffer message = builder.finish();
        byte[] bytes = new byte[message.remaining()];
        message.get(bytes);
        return bytes;
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        return mapper.read(FlexBuffers.getRoot(new ArrayReadWriteBuf(bytes, bytes.length)));
    }
}
