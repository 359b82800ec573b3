package io.wirecost.engine.robustness;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdCompressCtx;
import com.github.luben.zstd.ZstdException;
import java.util.Arrays;
import java.util.List;

/** A frame of zstd that ends with a checksum of its content, which libraries write when they are asked to. */
final class ZstdFrame implements Envelope {
    private static final int MOST_BYTES = 1 << 16;

    @Override
    public String title() {
        return "zstd's checksum";
    }

    @Override
    public byte[] around(byte[] message) {
        try (ZstdCompressCtx compressor = new ZstdCompressCtx().setChecksum(true)) {
            return compressor.compress(message);
        }
    }

    @Override
    public List<byte[]> messages(byte[] bytes) throws Broken {
        byte[] content = new byte[MOST_BYTES + bytes.length];
        try {
            long length = Zstd.decompressByteArray(content, 0, content.length, bytes, 0, bytes.length);
            return List.of(Arrays.copyOf(content, (int) length));
        } catch (ZstdException e) {
            throw new Broken(e.getMessage());
        }
    }
}
