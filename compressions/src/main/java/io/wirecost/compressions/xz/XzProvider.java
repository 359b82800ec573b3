package io.wirecost.compressions.xz;

import io.wirecost.core.codec.ArtifactVersion;
import io.wirecost.core.codec.Compression;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.CompressionProvider;
import java.util.OptionalInt;
import org.tukaani.xz.XZ;

/** Opens {@link XzCompression}. */
public final class XzProvider implements CompressionProvider {
    @Override
    public CompressionMethod method() {
        return CompressionMethod.XZ;
    }

    @Override
    public String backEnd() {
        return "pure Java, XZ for Java " + ArtifactVersion.of(XZ.class, "org.tukaani:xz");
    }

    @Override
    public Compression open(OptionalInt level) {
        return new XzCompression(level.orElseThrow());
    }
}
