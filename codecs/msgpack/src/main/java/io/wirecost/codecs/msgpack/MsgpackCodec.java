package io.wirecost.codecs.msgpack;

import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.StreamMapper;
import org.msgpack.core.MessageBufferPacker;
import org.msgpack.core.MessagePack;
import org.msgpack.core.MessagePacker;
import org.msgpack.core.MessageUnpacker;
import org.msgpack.core.buffer.ArrayBufferInput;

/** Packer and unpacker are kept and reset, which saves their buffers. */
final class MsgpackCodec<T> implements Codec<T> {
    private final StreamMapper<T, MessagePacker, MessageUnpacker> mapper;
    private final MessageBufferPacker packer = MessagePack.newDefaultBufferPacker();
    private final MessageUnpacker unpacker = MessagePack.newDefaultUnpacker(new byte[0]);

    MsgpackCodec(StreamMapper<T, MessagePacker, MessageUnpacker> mapper) {
        this.mapper = mapper;
    }

    @Override
    public byte[] serialize(T value) throws Exception {
        packer.clear();
        mapper.write(value, packer);
        return packer.toByteArray();
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        unpacker.reset(new ArrayBufferInput(bytes));
        return mapper.read(unpacker);
    }
}
