package io.wirecost.compressions.snappy;

import io.wirecost.core.codec.ArtifactVersion;
import io.wirecost.core.codec.Compression;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.CompressionProvider;
import java.util.OptionalInt;
import org.xerial.snappy.Snappy;

/** Opens {@link SnappyCompression}. */
public final class SnappyProvider implements CompressionProvider {
    @Override
    public CompressionMethod method() {
        return CompressionMethod.SNAPPY;
    }

    @Override
    public String backEnd() {
        return "native libsnappy, snappy-java " + ArtifactVersion.of(Snappy.class, "org.xerial.snappy:snappy-java");
    }

    @Override
    public Compression open(OptionalInt level) {
        return new SnappyCompression();
    }
}
