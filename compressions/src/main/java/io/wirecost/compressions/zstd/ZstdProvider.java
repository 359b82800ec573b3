package io.wirecost.compressions.zstd;

import com.github.luben.zstd.Zstd;
import io.wirecost.core.codec.ArtifactVersion;
import io.wirecost.core.codec.Compression;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.CompressionProvider;
import java.util.OptionalInt;

/** Opens {@link ZstdCompression}. */
public final class ZstdProvider implements CompressionProvider {
    @Override
    public CompressionMethod method() {
        return CompressionMethod.ZSTD;
    }

    @Override
    public String backEnd() {
        return "native libzstd, zstd-jni " + ArtifactVersion.of(Zstd.class, "com.github.luben:zstd-jni");
    }

    @Override
    public Compression open(OptionalInt level) {
        return new ZstdCompression(level.orElseThrow());
    }
}
