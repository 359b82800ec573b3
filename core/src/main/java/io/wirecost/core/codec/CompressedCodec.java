package io.wirecost.core.codec;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * A codec whose bytes are compressed. The plain codec's abilities beyond the contract are lost: its stages are not
 * those of the whole, and no field can be read in place in compressed bytes.
 *
 * @param <T> the domain class of the root record
 */
public record CompressedCodec<T>(Codec<T> plain, Compression compression) implements Codec<T>, RecordFiles<T> {
    private static final int BUFFER_BYTES = 1 << 16;

    @Override
    public byte[] serialize(T value) throws Exception {
        return compression.compress(plain.serialize(value));
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        return plain.deserialize(compression.decompress(bytes));
    }

    /** {@inheritDoc} The plain codec's file, compressed as a whole: what stands in its records again and again is found. */
    @Override
    public RecordWriter<T> writer(FileForm form, OutputStream out) throws IOException {
        return FramedFiles.of(plain).writer(form, new BufferedOutputStream(compression.compressing(out), BUFFER_BYTES));
    }

    @Override
    public RecordReader<T> reader(FileForm form, InputStream in) throws IOException {
        return FramedFiles.of(plain).reader(form, compression.decompressing(in));
    }
}
