package io.wirecost.compressions.lz4;

import io.wirecost.core.codec.ArtifactVersion;
import io.wirecost.core.codec.Compression;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.CompressionProvider;
import java.util.OptionalInt;
import net.jpountz.lz4.LZ4Factory;

/** Opens {@link Lz4Compression}. */
public final class Lz4Provider implements CompressionProvider {
    @Override
    public CompressionMethod method() {
        return CompressionMethod.LZ4;
    }

    @Override
    public String backEnd() {
        return "native liblz4, lz4-java " + ArtifactVersion.of(LZ4Factory.class, "at.yawk.lz4:lz4-java");
    }

    @Override
    public Compression open(OptionalInt level) {
        return new Lz4Compression();
    }
}
