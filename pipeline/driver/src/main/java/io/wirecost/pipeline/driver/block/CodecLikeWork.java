package io.wirecost.pipeline.driver.block;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Work like that of a codec, the same on every machine and for ever: numbers and texts are written to bytes, and read back
 * into new objects. For one thread.
 */
public final class CodecLikeWork {
    /** More than the caches that a processor has for itself, as records and messages are together. */
    private static final int FIELDS = 40_000;

    private static final int MOST_BYTES_PER_FIELD = 40;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final ByteBuffer bytes = ByteBuffer.allocate(FIELDS * MOST_BYTES_PER_FIELD);

    /** Does one piece. */
    public List<String> piece() {
        bytes.clear();
        for (int field = 0; field < FIELDS; field++) {
            write(field * SPREAD);
        }
        bytes.flip();
        List<String> read = new ArrayList<>();
        while (bytes.hasRemaining()) {
            read.add(read());
        }
        return read;
    }

    private void write(long number) {
        byte[] text = Long.toString(number).getBytes(StandardCharsets.UTF_8);
        bytes.putLong(number);
        bytes.putShort((short) text.length);
        bytes.put(text);
    }

    /**
     * @throws IllegalStateException if it is not what was written; because of this check, the JIT compiler cannot leave
     *     the work out
     */
    private String read() {
        long number = bytes.getLong();
        byte[] text = new byte[bytes.getShort()];
        bytes.get(text);
        String read = new String(text, StandardCharsets.UTF_8);
        if (Long.parseLong(read) != number) {
            throw new IllegalStateException(read + " was written as " + number);
        }
        return read;
    }
}
