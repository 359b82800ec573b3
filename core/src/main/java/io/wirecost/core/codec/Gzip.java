package io.wirecost.core.codec;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * RFC 1952 by the JDK's zlib, at zlib's default level. Deflater and inflater are reused, as servers reuse them. The
 * JDK's streams would take a quarter of a megabyte of new native memory for each message, which costs one or two
 * microseconds. They would also accept bytes behind the end, and inflate input without a bound.
 */
final class Gzip implements Compression {
    /** Deflated, no name or comment, no time, no hint at the level, unknown system: as the JDK writes it. */
    private static final byte[] HEADER = {0x1f, (byte) 0x8b, Deflater.DEFLATED, 0, 0, 0, 0, 0, 0, (byte) 0xff};
    /** From here on the header only tells of the writer. */
    private static final int HEADER_MUST = 4;

    /** Checksum and length. */
    private static final int TRAILER_BYTES = 2 * Integer.BYTES;

    private static final int FRAME_BYTES = HEADER.length + TRAILER_BYTES;
    /** What cannot be deflated is stored in blocks of about this size, each with a head of its own. */
    private static final int STORED_BLOCK_BYTES = 16_383;

    private static final int BLOCK_HEAD_BYTES = 5;
    /** Deflate says at best 258 bytes in two bits. */
    private static final long MOST_PER_BYTE = 1032;

    /** No message is larger: what claims to be is an attack. */
    private static final long MOST_BYTES = 1 << 28;

    private static final int STREAM_BUFFER_BYTES = 1 << 16;

    private final Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
    private final Inflater inflater = new Inflater(true);
    private byte[] buffer = new byte[1024];

    @Override
    public byte[] compress(byte[] bytes) {
        int end = HEADER.length;
        deflater.reset();
        deflater.setInput(bytes);
        deflater.finish();
        while (!deflater.finished()) {
            if (end == buffer.length) {
                buffer = Arrays.copyOf(buffer, 2 * buffer.length);
            }
            end += deflater.deflate(buffer, end, buffer.length - end);
        }
        byte[] result = Arrays.copyOf(buffer, end + TRAILER_BYTES);
        System.arraycopy(HEADER, 0, result, 0, HEADER.length);
        littleEndian(result).position(end).putInt(checksum(bytes)).putInt(bytes.length);
        return result;
    }

    private static int checksum(byte[] bytes) {
        CRC32 checksum = new CRC32();
        checksum.update(bytes);
        return (int) checksum.getValue();
    }

    private static ByteBuffer littleEndian(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** {@inheritDoc} Nothing larger is allocated than so many bytes can really hold. */
    @Override
    public byte[] decompress(byte[] bytes) throws ZipException {
        requireHeader(bytes);
        ByteBuffer trailer = littleEndian(bytes).position(bytes.length - TRAILER_BYTES);
        int checksum = trailer.getInt();
        byte[] result = new byte[length(trailer.getInt(), bytes.length - FRAME_BYTES)];
        inflate(bytes, result);
        if (checksum(result) != checksum) {
            throw new ZipException("gzip: expected bytes with checksum %08x, got bytes with checksum %08x"
                    .formatted(checksum, checksum(result)));
        }
        return result;
    }

    private static void requireHeader(byte[] bytes) throws ZipException {
        if (bytes.length < FRAME_BYTES || !Arrays.equals(HEADER, 0, HEADER_MUST, bytes, 0, HEADER_MUST)) {
            throw new ZipException("gzip: expected at least %d bytes that begin with 1f8b0800, got %d bytes"
                    .formatted(FRAME_BYTES, bytes.length));
        }
    }

    private static int length(int claimed, int deflatedBytes) throws ZipException {
        long length = Integer.toUnsignedLong(claimed);
        long most = Math.min(MOST_BYTES, MOST_PER_BYTE * deflatedBytes);
        if (length > most) {
            throw new ZipException("gzip: the trailer says that %d deflated bytes hold %d, expected at most %d"
                    .formatted(deflatedBytes, length, most));
        }
        return (int) length;
    }

    private void inflate(byte[] bytes, byte[] result) throws ZipException {
        inflater.reset();
        inflater.setInput(bytes, HEADER.length, bytes.length - FRAME_BYTES);
        try {
            int inflated = inflater.inflate(result);
            if (!inflater.finished() || inflater.getRemaining() > 0 || inflated < result.length) {
                throw new ZipException("gzip: expected %d bytes and their end, got %d%s, with %d deflated bytes left"
                        .formatted(
                                result.length,
                                inflated,
                                inflater.finished() ? " and their end" : "",
                                inflater.getRemaining()));
            }
        } catch (DataFormatException e) {
            throw new ZipException("gzip: the deflated bytes are damaged: " + e.getMessage());
        }
    }

    @Override
    public long mostBytes(int bytes) {
        return FRAME_BYTES + bytes + BLOCK_HEAD_BYTES * (1L + bytes / STORED_BLOCK_BYTES);
    }

    @Override
    public OutputStream compressing(OutputStream out) throws IOException {
        return new GZIPOutputStream(out, STREAM_BUFFER_BYTES);
    }

    @Override
    public InputStream decompressing(InputStream in) throws IOException {
        return new GZIPInputStream(in, STREAM_BUFFER_BYTES);
    }
}
