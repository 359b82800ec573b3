package io.wirecost.core.codec;

/**
 * A codec whose bytes are compressed. The plain codec's abilities beyond the contract are lost: its stages are not
 * those of the whole, and no field can be read in place in compressed bytes.
 *
 * @param <T> the domain class of the root record
 */
public record CompressedCodec<T>(Codec<T> plain, Compression compression) implements Codec<T> {
    @Override
    public byte[] serialize(T value) throws Exception {
        return compression.compress(plain.serialize(value));
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        return plain.deserialize(compression.decompress(bytes));
    }
}
