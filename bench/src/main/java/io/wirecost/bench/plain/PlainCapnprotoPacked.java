package io.wirecost.bench.plain;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.capnproto.ArrayInputStream;
import org.capnproto.ArrayOutputStream;
import org.capnproto.MessageBuilder;
import org.capnproto.MessageReader;
import org.capnproto.Serialize;
import org.capnproto.SerializePacked;

/** The same message with its zero bytes squeezed, by way of a buffer that is large enough in any case. */
public class PlainCapnprotoPacked extends PlainCapnproto {
    @Override
    byte[] write(MessageBuilder message) throws IOException {
        int words = Math.toIntExact(Serialize.computeSerializedSizeInWords(message)) + 1;
        ArrayOutputStream out = new ArrayOutputStream(ByteBuffer.allocate(10 * words)); // 8 bytes, a tag, a count
        SerializePacked.write(out, message);
        return Arrays.copyOf(out.buf.array(), out.buf.position());
    }

    @Override
    MessageReader read(byte[] bytes) throws IOException {
        return SerializePacked.read(new ArrayInputStream(ByteBuffer.wrap(bytes)));
    }
}
