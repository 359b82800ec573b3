package io.wirecost.core.proof;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecFault;
import io.wirecost.core.codec.CompressedCodec;
import io.wirecost.core.codec.Staged;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.Mismatch;
import io.wirecost.core.value.RecordValue;
import java.util.Optional;
import java.util.Set;

/**
 * The first half of a proof: has a codec write records, fresh bytes each time, and sees that it leaves its input as it was.
 *
 * @param <T> the domain class of the root record
 */
public final class EncodeProof<T> {
    private final Binding<T> binding;
    private final Codec<T> codec;
    private final Comparer exact;
    private final Optional<Staged<T, ?, ?>> stages;

    public EncodeProof(Binding<T> binding, Codec<T> codec) {
        this.binding = binding;
        this.codec = codec;
        this.exact = new Comparer(binding.schema(), Set.of());
        this.stages = OtherWay.of(codec);
    }

    /**
     * The bytes of a record. There may be none: a Protocol Buffers message of default values has none.
     *
     * @throws CodecFault if what comes out cannot be an encoding
     */
    public Encoded encode(RecordValue record) throws Exception {
        T given = binding.domain().toDomain(record);
        long most = mostBytes(given);
        byte[] whole = fresh(codec, given);
        if (whole.length > most) {
            throw new CodecFault(
                    "impossible result: compressed to %d bytes, expected at most %d: the plain ones and framing"
                            .formatted(whole.length, most));
        }
        Optional<byte[]> staged = stages.isPresent() ? Optional.of(writeStaged(stages.get(), given)) : Optional.empty();
        requireUnchanged(record, given);
        return new Encoded(whole, staged);
    }

    /** Compressed bytes have to pass the checks of plain bytes first. */
    private long mostBytes(T given) throws Exception {
        return codec instanceof CompressedCodec<T> compressed
                ? compressed.compression().mostBytes(fresh(compressed.plain(), given).length)
                : Long.MAX_VALUE;
    }

    private static <T> byte[] fresh(Codec<T> codec, T given) throws Exception {
        byte[] bytes = codec.serialize(given);
        if (bytes == null) {
            throw new CodecFault("serialize returned null instead of bytes");
        }
        if (codec.serialize(given) == bytes && bytes.length > 0) { // an empty array cannot be changed
            throw new CodecFault("serialize returned the same array twice instead of a fresh one");
        }
        return bytes;
    }

    private static <T, W, R> byte[] writeStaged(Staged<T, W, R> codec, T value) throws Exception {
        return codec.write(codec.toNative(value));
    }

    private void requireUnchanged(RecordValue record, T given) throws CodecFault {
        Optional<Mismatch> difference = exact.compare(record, binding.domain().fromDomain(given));
        if (difference.isPresent()) {
            throw new CodecFault("serialize changed the object that it was given: " + difference.get());
        }
    }
}
