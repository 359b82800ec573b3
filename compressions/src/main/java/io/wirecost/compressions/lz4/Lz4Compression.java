package io.wirecost.compressions.lz4;

import io.wirecost.compressions.ClaimedLength;
import io.wirecost.core.codec.Compression;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import net.jpountz.lz4.LZ4Compressor;
import net.jpountz.lz4.LZ4Exception;
import net.jpountz.lz4.LZ4Factory;
import net.jpountz.lz4.LZ4FrameInputStream;
import net.jpountz.lz4.LZ4FrameOutputStream;
import net.jpountz.lz4.LZ4SafeDecompressor;

/**
 * One block by the fast compressor, with its length in front: four bytes, the least significant first. The library's
 * {@code LZ4CompressorWithLength} and Python's {@code lz4.block} write the same. There is no checksum.
 */
final class Lz4Compression implements Compression {
    private static final String NAME = "lz4";
    private static final int LENGTH_BYTES = Integer.BYTES;

    /** A match grows by at most this for each further byte. */
    private static final int MOST_PER_BYTE = 255;

    /** What the library adds to a 255th of the bytes. */
    private static final int REST_BYTES = 16;

    private final LZ4Compressor compressor = LZ4Factory.nativeInstance().fastCompressor();
    private final LZ4SafeDecompressor decompressor = LZ4Factory.nativeInstance().safeDecompressor();
    private byte[] buffer = new byte[0];

    @Override
    public byte[] compress(byte[] bytes) {
        int most = Math.toIntExact(mostBytes(bytes.length));
        if (buffer.length < most) {
            buffer = new byte[most];
        }
        littleEndian(buffer).putInt(bytes.length);
        int block = compressor.compress(bytes, 0, bytes.length, buffer, LENGTH_BYTES, most - LENGTH_BYTES);
        return Arrays.copyOf(buffer, LENGTH_BYTES + block);
    }

    @Override
    public byte[] decompress(byte[] bytes) throws IOException {
        int block = bytes.length - LENGTH_BYTES;
        if (block < 1) {
            throw new IOException("%s: expected a length and a block, got %d bytes".formatted(NAME, bytes.length));
        }
        byte[] result =
                new byte[ClaimedLength.possible(NAME, littleEndian(bytes).getInt(), block, MOST_PER_BYTE)];
        try {
            ClaimedLength.requireSame(
                    NAME, result.length, decompressor.decompress(bytes, LENGTH_BYTES, block, result, 0, result.length));
            return result;
        } catch (LZ4Exception e) {
            throw new IOException(NAME + ": the block is damaged: " + e.getMessage(), e);
        }
    }

    private static ByteBuffer littleEndian(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** {@inheritDoc} The library's {@code LZ4_COMPRESSBOUND}, and the length. */
    @Override
    public long mostBytes(int bytes) {
        return (long) bytes + bytes / MOST_PER_BYTE + REST_BYTES + LENGTH_BYTES;
    }

    @Override
    public OutputStream compressing(OutputStream out) throws IOException {
        return new LZ4FrameOutputStream(out);
    }

    @Override
    public InputStream decompressing(InputStream in) throws IOException {
        return new LZ4FrameInputStream(in);
    }
}
