package io.wirecost.engine.robustness;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * A record batch of Kafka with one record, without compression, as Kafka's documentation describes it (message format 2). A
 * consumer checks it as {@link #messages} does.
 */
final class KafkaBatch implements Envelope {
    private static final int LENGTH_AT = Long.BYTES;
    private static final int MAGIC_AT = LENGTH_AT + 2 * Integer.BYTES;
    private static final int CRC_AT = MAGIC_AT + 1;
    private static final int CHECKED_FROM = CRC_AT + Integer.BYTES;
    private static final int RECORDS_AT = CHECKED_FROM + 40;
    private static final byte MAGIC = 2;
    private static final long NO_PRODUCER = -1;
    private static final int LONGEST_VARINT = 5;

    @Override
    public String title() {
        return "Kafka's CRC";
    }

    @Override
    public byte[] around(byte[] message) {
        ByteBuffer body = ByteBuffer.allocate(message.length + 3 * LONGEST_VARINT);
        body.put(new byte[3]); // attributes, time and offset, beside those of the batch
        varint(body, -1); // no key
        varint(body, message.length);
        body.put(message);
        varint(body, 0); // headers
        body.flip();
        ByteBuffer batch = ByteBuffer.allocate(RECORDS_AT + LONGEST_VARINT + body.remaining())
                .position(MAGIC_AT)
                .put(MAGIC)
                .position(CHECKED_FROM + Short.BYTES + Integer.BYTES + 2 * Long.BYTES)
                .putLong(NO_PRODUCER)
                .putShort((short) -1)
                .putInt(-1)
                .putInt(1);
        varint(batch, body.remaining());
        batch.put(body).flip();
        batch.putInt(LENGTH_AT, batch.limit() - LENGTH_AT - Integer.BYTES);
        batch.putInt(CRC_AT, crc(batch));
        byte[] bytes = new byte[batch.limit()];
        batch.get(bytes);
        return bytes;
    }

    @Override
    public List<byte[]> messages(byte[] bytes) throws Broken {
        List<byte[]> messages = new ArrayList<>();
        ByteBuffer left = ByteBuffer.wrap(bytes);
        while (left.remaining() > MAGIC_AT) {
            long length = (long) left.getInt(left.position() + LENGTH_AT) + LENGTH_AT + Integer.BYTES;
            if (length < RECORDS_AT) {
                throw new Broken("a batch of %,d bytes is too short".formatted(length));
            } else if (length > left.remaining()) {
                break; // the rest may come yet
            }
            messages.add(message(left.slice(left.position(), (int) length)));
            left.position(left.position() + (int) length);
        }
        if (messages.isEmpty()) {
            throw new Broken("no whole batch, so no message");
        }
        return messages;
    }

    private static byte[] message(ByteBuffer batch) throws Broken {
        if (batch.get(MAGIC_AT) != MAGIC) {
            throw new Broken("magic byte %d".formatted(batch.get(MAGIC_AT)));
        } else if (batch.getInt(CRC_AT) != crc(batch)) {
            throw new Broken("the CRC is another one");
        }
        batch.position(RECORDS_AT);
        varint(batch);
        batch.position(batch.position() + 3);
        varint(batch);
        byte[] message = new byte[varint(batch)];
        batch.get(message);
        return message;
    }

    private static int crc(ByteBuffer batch) {
        CRC32C crc = new CRC32C();
        crc.update(batch.slice(CHECKED_FROM, batch.limit() - CHECKED_FROM));
        return (int) crc.getValue();
    }

    private static void varint(ByteBuffer into, int value) {
        int left = value << 1 ^ value >> 31;
        for (; (left & ~0x7f) != 0; left >>>= 7) {
            into.put((byte) (left & 0x7f | 0x80));
        }
        into.put((byte) left);
    }

    private static int varint(ByteBuffer from) {
        int zigzag = 0;
        byte read = (byte) 0x80;
        for (int shift = 0; read < 0; shift += 7) {
            read = from.get();
            zigzag |= (read & 0x7f) << shift;
        }
        return zigzag >>> 1 ^ -(zigzag & 1);
    }
}
