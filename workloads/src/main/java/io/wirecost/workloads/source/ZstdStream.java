package io.wirecost.workloads.source;

import com.github.luben.zstd.ZstdDecompressCtx;
import com.github.luben.zstd.ZstdException;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;

/**
 * Unpacks zstd's frames, one after the other. The library's own stream takes a file for complete that is cut off in a
 * small frame behind another one.
 */
final class ZstdStream extends InputStream {
    private static final int CHUNK_BYTES = 1 << 16;

    private final InputStream in;
    private final ZstdDecompressCtx decoder = new ZstdDecompressCtx();
    private final byte[] chunk = new byte[CHUNK_BYTES];
    private final ByteBuffer packed = ByteBuffer.allocateDirect(CHUNK_BYTES).limit(0);
    private final ByteBuffer unpacked =
            ByteBuffer.allocateDirect(2 * CHUNK_BYTES).limit(0);
    private boolean isBetweenFrames = true;

    ZstdStream(InputStream in) {
        this.in = in;
    }

    @Override
    public int read() throws IOException {
        return hasUnpacked() ? unpacked.get() & 0xff : -1;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        if (!hasUnpacked()) {
            return -1;
        }
        int count = Math.min(length, unpacked.remaining());
        unpacked.get(target, offset, count);
        return count;
    }

    private boolean hasUnpacked() throws IOException {
        boolean more = true;
        while (more && !unpacked.hasRemaining()) {
            more = unpack();
        }
        return unpacked.hasRemaining();
    }

    private boolean unpack() throws IOException {
        boolean mayHoldMore = unpacked.limit() == unpacked.capacity();
        if (!packed.hasRemaining() && !refill() && !mayHoldMore) {
            if (!isBetweenFrames) {
                throw new EOFException("it ends too early");
            }
            return false;
        }
        unpacked.clear();
        try {
            if (packed.hasRemaining() || !isBetweenFrames) {
                isBetweenFrames = decoder.decompressDirectByteBufferStream(unpacked, packed);
            }
        } catch (ZstdException e) {
            throw new IOException(e.getMessage(), e);
        } finally {
            unpacked.flip();
        }
        return true;
    }

    private boolean refill() throws IOException {
        int read = in.read(chunk);
        packed.clear().put(chunk, 0, Math.max(read, 0)).flip();
        return read > 0;
    }

    @Override
    public void close() throws IOException {
        decoder.close();
        in.close();
    }
}
