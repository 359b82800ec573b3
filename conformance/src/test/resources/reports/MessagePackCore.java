package reports;

import io.wirecost.core.codec.Family;
import org.msgpack.core.MessagePack;
import org.msgpack.core.MessageUnpacker;

/** MessagePack by msgpack-core. */
public final class MessagePackCore extends ContentCodecs {
    public MessagePackCore() {
        super("MessagePack", "named maps", Family.SELF_DESCRIBING, "org.msgpack:msgpack-core", MessagePack.class);
    }

    @Override
    byte[] write(byte[] content) {
        return binary("81a7636f6e74656e74c6", content, "");
    }

    @Override
    byte[] read(byte[] message) throws Exception {
        byte[] content = null;
        try (MessageUnpacker in = MessagePack.newDefaultUnpacker(message)) {
            for (int left = in.unpackMapHeader(); left > 0; left--) {
                if (in.unpackString().equals("content")) {
                    content = in.readPayload(in.unpackBinaryHeader());
                } else {
                    in.skipValue();
                }
            }
        }
        return content;
    }
}
