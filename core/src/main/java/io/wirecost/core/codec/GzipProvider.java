package io.wirecost.core.codec;

import java.util.OptionalInt;

/** The compression that the JDK brings. */
final class GzipProvider implements CompressionProvider {
    @Override
    public CompressionMethod method() {
        return CompressionMethod.GZIP;
    }

    @Override
    public String backEnd() {
        return "native zlib of the JDK";
    }

    @Override
    public Compression open(OptionalInt level) {
        return new Gzip();
    }
}
