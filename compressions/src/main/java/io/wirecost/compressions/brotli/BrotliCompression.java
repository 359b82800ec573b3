package io.wirecost.compressions.brotli;

import com.aayushatharva.brotli4j.Brotli4jLoader;
import com.aayushatharva.brotli4j.decoder.BrotliInputStream;
import com.aayushatharva.brotli4j.decoder.Decoder;
import com.aayushatharva.brotli4j.encoder.BrotliOutputStream;
import com.aayushatharva.brotli4j.encoder.Encoder;
import io.wirecost.compressions.ClaimedLength;
import io.wirecost.core.codec.Compression;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * RFC 7932, whose streams have neither a length nor a checksum. The library makes a new encoder and a new decoder for
 * each message.
 */
final class BrotliCompression implements Compression {
    private final Encoder.Parameters parameters;

    BrotliCompression(int quality) {
        Brotli4jLoader.ensureAvailability();
        this.parameters = Encoder.Parameters.create(quality);
    }

    @Override
    public byte[] compress(byte[] bytes) throws IOException {
        return Encoder.compress(bytes, parameters);
    }

    /** {@inheritDoc} Room is made for what has come out, and for no more than a message may have. */
    @Override
    public byte[] decompress(byte[] bytes) throws IOException {
        return Decoder.decompress(bytes, 0, bytes.length, ClaimedLength.MOST_BYTES);
    }

    /** {@inheritDoc} The library's {@code BrotliEncoderMaxCompressedSize}. */
    @Override
    public long mostBytes(int bytes) {
        return (long) bytes + 4 * (bytes >> 14) + 6;
    }

    @Override
    public OutputStream compressing(OutputStream out) throws IOException {
        return new BrotliOutputStream(out, parameters);
    }

    @Override
    public InputStream decompressing(InputStream in) throws IOException {
        return new BrotliInputStream(in);
    }
}
