package io.wirecost.core.codec;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/**
 * A file of records, read through a buffer. It is known how much of it is left, so that no length is believed that cannot
 * be.
 */
public final class RecordInput implements AutoCloseable {
    private static final int BUFFER_BYTES = 1 << 16;

    private final InputStream in;
    private final byte[] buffer = new byte[BUFFER_BYTES];
    private int position;
    private int limit;
    private long leftBytes;

    /**
     * @param in unbuffered
     * @param bytes of the whole file
     */
    public RecordInput(InputStream in, long bytes) {
        this.in = in;
        this.leftBytes = bytes;
    }

    /** The next byte, from 0 to 255; −1 at the end. */
    int read() throws IOException {
        if (position == limit && !fill()) {
            return -1;
        }
        leftBytes--;
        return buffer[position++] & 0xff;
    }

    /** So many bytes. */
    byte[] take(long length) throws IOException {
        if (length < 0 || length > leftBytes) {
            throw new EOFException(
                    "its length is %,d bytes, and %,d are left in the file".formatted(length, leftBytes));
        }
        byte[] record = new byte[(int) length];
        int done = 0;
        while (done < record.length) {
            if (position == limit && !fill()) {
                throw new EOFException("the file ends within it");
            }
            int part = Math.min(record.length - done, limit - position);
            System.arraycopy(buffer, position, record, done, part);
            position += part;
            done += part;
        }
        leftBytes -= length;
        return record;
    }

    /** The bytes before the next one with this value, which is passed over; empty at the end of the file. */
    Optional<byte[]> until(int end) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        while (position < limit || fill()) {
            int found = position;
            while (found < limit && buffer[found] != end) {
                found++;
            }
            line.write(buffer, position, found - position);
            leftBytes -= found - position;
            position = found;
            if (found < limit) {
                read();
                return Optional.of(line.toByteArray());
            }
        }
        if (line.size() > 0) {
            throw new EOFException("the file ends before its line does");
        }
        return Optional.empty();
    }

    private boolean fill() throws IOException {
        position = 0;
        limit = Math.max(0, in.read(buffer));
        return limit > 0;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
