package io.wirecost.compressions.zstd;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdCompressCtx;
import com.github.luben.zstd.ZstdDecompressCtx;
import com.github.luben.zstd.ZstdException;
import com.github.luben.zstd.ZstdInputStream;
import com.github.luben.zstd.ZstdOutputStream;
import io.wirecost.compressions.ClaimedLength;
import io.wirecost.core.codec.Compression;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * RFC 8878: one frame with its length and, as by the library's default, without a checksum. Both contexts are kept from
 * message to message, as the library advises.
 */
final class ZstdCompression implements Compression {
    private static final String NAME = "zstd";

    /** A block of one byte repeated: four bytes for 128 KiB. */
    private static final int MOST_PER_BYTE = 1 << 15;

    private static final long SMALL_BYTES = 128 << 10;

    private final ZstdCompressCtx compressing = new ZstdCompressCtx();
    private final ZstdDecompressCtx decompressing = new ZstdDecompressCtx();

    private final int level;

    ZstdCompression(int level) {
        this.level = level;
        compressing.setLevel(level);
    }

    @Override
    public byte[] compress(byte[] bytes) {
        return compressing.compress(bytes);
    }

    @Override
    public byte[] decompress(byte[] bytes) throws IOException {
        if (bytes.length == 0) {
            throw new IOException(NAME + ": expected a frame, got no bytes");
        }
        try {
            long claimed = Zstd.getFrameContentSize(bytes);
            byte[] result = new byte[ClaimedLength.possible(NAME, claimed, bytes.length, MOST_PER_BYTE)];
            requireOneFrame(bytes);
            ClaimedLength.requireSame(
                    NAME,
                    result.length,
                    decompressing.decompressByteArray(result, 0, result.length, bytes, 0, bytes.length));
            return result;
        } catch (ZstdException e) {
            throw new IOException(NAME + ": " + e.getMessage(), e);
        }
    }

    /** The library would go on with the next frame. */
    private static void requireOneFrame(byte[] bytes) throws IOException {
        long frame = Zstd.findFrameCompressedSize(bytes);
        if (frame != bytes.length) {
            throw new IOException(
                    "%s: expected a frame of %d bytes, got one of %d".formatted(NAME, bytes.length, frame));
        }
    }

    /** {@inheritDoc} The library's {@code ZSTD_COMPRESSBOUND}. */
    @Override
    public long mostBytes(int bytes) {
        return (long) bytes + (bytes >> 8) + (bytes < SMALL_BYTES ? SMALL_BYTES - bytes >> 11 : 0);
    }

    @Override
    public OutputStream compressing(OutputStream out) throws IOException {
        return new ZstdOutputStream(out, level);
    }

    @Override
    public InputStream decompressing(InputStream in) throws IOException {
        return new ZstdInputStream(in);
    }
}
