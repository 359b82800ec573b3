package io.wirecost.core.codec;

import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.Difference;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.Optional;

/**
 * Proves that a codec returns exactly what it was given. Bytes are written by one instance and read by another, so that
 * nothing remembered in an instance can pass for decoding; every result must be fresh.
 *
 * @param <T> the domain class of the root record
 */
public final class Proof<T> {
    private final Binding<T> binding;
    private final Comparer comparer;
    private final Codec<T> writer;
    private final Codec<T> reader;
    private final List<FieldProof<T>> fields;

    /**
     * @param writer serializes
     * @param reader another instance of the same codec, deserializes
     * @param paths the fields that it has to find where it reads {@link InPlace}
     */
    public Proof(CodecInfo codec, Binding<T> binding, Codec<T> writer, Codec<T> reader, List<FieldPath> paths) {
        this.binding = binding;
        this.comparer = new Comparer(binding.schema(), codec.losses());
        this.writer = writer;
        this.reader = reader;
        this.fields = FieldProof.of(reader, binding, paths);
    }

    /**
     * The encoded bytes of a record.
     *
     * @throws Disproved if what comes out cannot be an encoding
     */
    public byte[] encode(RecordValue record) throws Exception {
        T given = binding.domain().toDomain(record);
        long most = mostBytes(given);
        byte[] bytes = fresh(writer, given);
        if (bytes.length > most) {
            throw new Disproved(
                    "impossible result: compressed to %d bytes, expected at most %d: the plain ones and framing"
                            .formatted(bytes.length, most));
        }
        requireSame("serialize changed the object that it was given", record, given);
        return bytes;
    }

    /** What is compressed owes first what bytes owe that are not. */
    private long mostBytes(T given) throws Exception {
        return writer instanceof CompressedCodec<T> compressed
                ? compressed.compression().mostBytes(fresh(compressed.plain(), given).length)
                : Long.MAX_VALUE;
    }

    private static <T> byte[] fresh(Codec<T> codec, T given) throws Exception {
        byte[] bytes = codec.serialize(given);
        if (bytes == null || bytes.length == 0) {
            throw new Disproved("serialize returned no bytes");
        }
        if (codec.serialize(given) == bytes) {
            throw new Disproved("serialize returned the same array twice instead of a fresh one");
        }
        return bytes;
    }

    /**
     * Decodes bytes of {@link #encode} and holds the result against the record, best after other records were encoded.
     *
     * @throws Disproved with the first difference
     */
    public void check(RecordValue record, byte[] bytes) throws Exception {
        T back = reader.deserialize(bytes.clone());
        requireSame("deserialize", record, back);
        if (reader.deserialize(bytes.clone()) == back) {
            throw new Disproved("deserialize returned the same object twice instead of a fresh one");
        }
        for (FieldProof<T> proof : fields) {
            proof.check(bytes.clone(), back);
        }
        if (writer instanceof Staged<T, ?, ?> stagedWriter && reader instanceof Staged<T, ?, ?> stagedReader) {
            byte[] staged = writeStaged(stagedWriter, binding.domain().toDomain(record));
            requireSame("to-native, write, read, from-native", record, readStaged(stagedReader, staged));
        }
    }

    private static <T, W, R> byte[] writeStaged(Staged<T, W, R> codec, T value) throws Exception {
        return codec.write(codec.toNative(value));
    }

    private static <T, W, R> T readStaged(Staged<T, W, R> codec, byte[] bytes) throws Exception {
        return codec.fromNative(codec.read(bytes));
    }

    private void requireSame(String what, RecordValue expected, T actual) throws Disproved {
        Optional<Difference> difference =
                comparer.compare(expected, binding.domain().fromDomain(actual));
        if (difference.isPresent()) {
            throw new Disproved(what + ": " + difference.get());
        }
    }

    /** A codec did not do what it claims; the message says what and where in the record. */
    public static final class Disproved extends Exception {
        private static final long serialVersionUID = 1;

        public Disproved(String message) {
            super(message);
        }
    }
}
