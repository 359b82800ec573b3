package io.wirecost.codecs.capnproto;

import io.wirecost.core.codec.NativeMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.capnproto.ArrayOutputStream;
import org.capnproto.MessageBuilder;
import org.capnproto.MessageReader;
import org.capnproto.Serialize;

/** The segments as they lie in memory, behind a table of their sizes; reading makes a view of the given bytes. */
final class UnpackedCodec<T> extends MessageCodec<T> {
    UnpackedCodec(NativeMapper<T, MessageBuilder, MessageReader> mapper) {
        super(mapper);
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
        return Serialize.read(ByteBuffer.wrap(bytes), OPTIONS);
    }
}
