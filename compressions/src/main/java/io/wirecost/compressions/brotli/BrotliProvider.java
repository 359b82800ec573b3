package io.wirecost.compressions.brotli;

import com.aayushatharva.brotli4j.encoder.Encoder;
import io.wirecost.core.codec.ArtifactVersion;
import io.wirecost.core.codec.Compression;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.CompressionProvider;
import java.util.OptionalInt;

/** Opens {@link BrotliCompression}. */
public final class BrotliProvider implements CompressionProvider {
    @Override
    public CompressionMethod method() {
        return CompressionMethod.BROTLI;
    }

    @Override
    public String backEnd() {
        return "native libbrotli, brotli4j " + ArtifactVersion.of(Encoder.class, "com.aayushatharva.brotli4j:brotli4j");
    }

    @Override
    public Compression open(OptionalInt level) {
        return new BrotliCompression(level.orElseThrow());
    }
}
