package io.wirecost.core.codec;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;

/** A file of records, read through a buffer. No length is believed before so many bytes have come. */
public final class RecordInput implements AutoCloseable {
    private static final int BUFFER_BYTES = 1 << 16;

    /** No record is larger: what claims to be is damaged. */
    private static final long MOST_BYTES = 1 << 30;

    private final InputStream in;
    private final byte[] buffer = new byte[BUFFER_BYTES];
    private int position;
    private int limit;

    /** @param in unbuffered */
    public RecordInput(InputStream in) {
        this.in = in;
    }

    /** The next byte, from 0 to 255; −1 at the end. */
    int read() throws IOException {
        if (position == limit && !fill()) {
            return -1;
        }
        return buffer[position++] & 0xff;
    }

    /** So many bytes. */
    byte[] take(long length) throws IOException {
        if (length < 0 || length > MOST_BYTES) {
            throw new EOFException("its length is %,d bytes, expected 0 to %,d".formatted(length, MOST_BYTES));
        }
        byte[] record = new byte[(int) Math.min(length, BUFFER_BYTES)];
        int done = 0;
        while (done < length) {
            if (position == limit && !fill()) {
                throw new EOFException("its length is %,d bytes, and the file ends after %,d".formatted(length, done));
            }
            int part = (int) Math.min(length - done, limit - position);
            record = withRoom(record, done + part, length);
            System.arraycopy(buffer, position, record, done, part);
            position += part;
            done += part;
        }
        return record;
    }

    /** Doubles an array that is too small, up to the length of the record. */
    private static byte[] withRoom(byte[] record, int needed, long length) {
        return needed <= record.length
                ? record
                : Arrays.copyOf(record, (int) Math.min(length, Math.max(needed, 2L * record.length)));
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
