package io.wirecost.core.proof;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.InPlace;
import io.wirecost.core.codec.Staged;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.Optional;

/**
 * The second half of a proof. It has a codec read bytes that another process wrote, and checks that each object is
 * fresh. If the codec reads in place, it checks that the codec finds the same fields. {@link Proof} judges what it has
 * read.
 *
 * @param <T> the domain class of the root record
 */
public final class DecodeProof<T> {
    private final Binding<T> binding;
    private final Codec<T> codec;
    private final List<FieldProof<T>> fields;

    /** @param paths the fields that it has to find where it reads {@link InPlace} */
    public DecodeProof(Binding<T> binding, Codec<T> codec, List<FieldPath> paths) {
        this.binding = binding;
        this.codec = codec;
        this.fields = FieldProof.of(codec, binding, paths);
    }

    /**
     * Returns the result of decoding these bytes.
     *
     * @throws Disproved if the object is not fresh, or a field in place is not that of the object
     */
    public Decoded decode(Encoded encoded) throws Exception {
        byte[] whole = encoded.whole();
        T back = codec.deserialize(whole.clone());
        if (back == null) {
            throw new Disproved("deserialize returned null instead of a record");
        }
        if (codec.deserialize(whole.clone()) == back) {
            throw new Disproved("deserialize returned the same object twice instead of a fresh one");
        }
        for (FieldProof<T> proof : fields) {
            proof.check(whole.clone(), back);
        }
        Optional<RecordValue> staged = codec instanceof Staged<T, ?, ?> stages
                        && encoded.staged().isPresent()
                ? Optional.of(neutral(readStaged(stages, encoded.staged().get())))
                : Optional.empty();
        return new Decoded(neutral(back), staged);
    }

    private RecordValue neutral(T value) {
        return binding.domain().fromDomain(value);
    }

    private static <T, W, R> T readStaged(Staged<T, W, R> codec, byte[] bytes) throws Exception {
        return codec.fromNative(codec.read(bytes));
    }
}
