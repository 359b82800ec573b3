package io.wirecost.compressions.xz;

import io.wirecost.compressions.ClaimedLength;
import io.wirecost.core.codec.Compression;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.tukaani.xz.ArrayCache;
import org.tukaani.xz.BasicArrayCache;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.SingleXZInputStream;
import org.tukaani.xz.UnsupportedOptionsException;
import org.tukaani.xz.XZInputStream;
import org.tukaani.xz.XZOutputStream;

/**
 * One stream of the XZ format, with CRC64, the format's usual checksum. The dictionary is no larger than the message, since
 * an encoder takes up to twelve times as much. Its arrays are kept from message to message.
 */
final class XzCompression implements Compression {
    private static final String NAME = "xz";

    /** Stream header 12, block header 12, end of the chunks 1, checksum 8, index 28, footer 12, padding 3. */
    private static final int FRAME_BYTES = 76;

    /** A chunk ends when its compressed form comes near to 64 KiB, so it never holds fewer bytes than half of that. */
    private static final int CHUNK_BYTES = 32 << 10;

    private static final int CHUNK_HEAD_BYTES = 3;

    private final LZMA2Options preset;
    private final ArrayCache arrays = new BasicArrayCache();

    XzCompression(int level) {
        try {
            this.preset = new LZMA2Options(level);
        } catch (UnsupportedOptionsException e) {
            throw new IllegalArgumentException("expected a level of xz, got " + level, e);
        }
    }

    @Override
    public byte[] compress(byte[] bytes) throws IOException {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream(bytes.length / 2 + FRAME_BYTES);
        try (XZOutputStream out = new XZOutputStream(compressed, options(bytes.length), arrays)) {
            out.write(bytes, 0, bytes.length);
        }
        return compressed.toByteArray();
    }

    private LZMA2Options options(int bytes) throws UnsupportedOptionsException {
        LZMA2Options options = (LZMA2Options) preset.clone();
        options.setDictSize(Math.max(LZMA2Options.DICT_SIZE_MIN, Math.min(preset.getDictSize(), bytes)));
        return options;
    }

    /** {@inheritDoc} Room is made for the dictionary of this level at most, and for what has come out. */
    @Override
    public byte[] decompress(byte[] bytes) throws IOException {
        ByteArrayInputStream compressed = new ByteArrayInputStream(bytes);
        try (SingleXZInputStream in =
                new SingleXZInputStream(compressed, preset.getDecoderMemoryUsage(), true, arrays)) {
            byte[] result = in.readNBytes(ClaimedLength.MOST_BYTES);
            if (in.read() >= 0) {
                throw new IOException("%s: expected at most %d bytes".formatted(NAME, ClaimedLength.MOST_BYTES));
            }
            if (compressed.available() > 0) {
                throw new IOException(
                        "%s: expected an end, got %d bytes behind it".formatted(NAME, compressed.available()));
            }
            return result;
        } catch (EOFException e) {
            throw new IOException("%s: expected an end, got %d bytes without one".formatted(NAME, bytes.length), e);
        }
    }

    /** {@inheritDoc} Headers, index, checksum and padding; and the head of each chunk that cannot be compressed. */
    @Override
    public long mostBytes(int bytes) {
        return (long) bytes + FRAME_BYTES + CHUNK_HEAD_BYTES * (1L + bytes / CHUNK_BYTES);
    }

    @Override
    public OutputStream compressing(OutputStream out) throws IOException {
        return new XZOutputStream(out, preset, arrays);
    }

    @Override
    public InputStream decompressing(InputStream in) throws IOException {
        return new XZInputStream(in, preset.getDecoderMemoryUsage(), true, arrays);
    }
}
