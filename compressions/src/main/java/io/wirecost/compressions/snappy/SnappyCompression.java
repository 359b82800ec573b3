package io.wirecost.compressions.snappy;

import io.wirecost.compressions.ClaimedLength;
import io.wirecost.core.codec.Compression;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.xerial.snappy.Snappy;
import org.xerial.snappy.SnappyFramedInputStream;
import org.xerial.snappy.SnappyFramedOutputStream;

/** The raw format of Snappy: the length as a varint, then literals and copies. There is no checksum. */
final class SnappyCompression implements Compression {
    private static final String NAME = "snappy";

    /** A copy says 64 bytes in three. */
    private static final int MOST_PER_BYTE = 22;

    /** The library's bound is all bytes, a sixth of them, and these. */
    private static final int REST_BYTES = 32;

    private static final int SHARE = 6;
    private static final int VARINT_BYTES = 5;

    @Override
    public byte[] compress(byte[] bytes) throws IOException {
        return Snappy.compress(bytes);
    }

    @Override
    public byte[] decompress(byte[] bytes) throws IOException {
        byte[] result = new byte[ClaimedLength.possible(NAME, claimed(bytes), bytes.length, MOST_PER_BYTE)];
        ClaimedLength.requireSame(NAME, result.length, Snappy.uncompress(bytes, 0, bytes.length, result, 0));
        return result;
    }

    /** Reads the length that the library would trust. */
    private static long claimed(byte[] bytes) throws IOException {
        long length = 0;
        for (int i = 0; i < Math.min(VARINT_BYTES, bytes.length); i++) {
            length |= (long) (bytes[i] & 0x7f) << 7 * i;
            if (bytes[i] >= 0) {
                return length;
            }
        }
        throw new IOException("%s: expected a length in front, got %d bytes without one".formatted(NAME, bytes.length));
    }

    /** {@inheritDoc} The library's {@code MaxCompressedLength}. */
    @Override
    public long mostBytes(int bytes) {
        return (long) REST_BYTES + bytes + bytes / SHARE;
    }

    @Override
    public OutputStream compressing(OutputStream out) throws IOException {
        return new SnappyFramedOutputStream(out);
    }

    @Override
    public InputStream decompressing(InputStream in) throws IOException {
        return new SnappyFramedInputStream(in);
    }
}
