package io.wirecost.core.proof;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecFault;
import io.wirecost.core.codec.InPlace;
import io.wirecost.core.codec.Staged;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.Mismatch;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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
    private final Comparer exact;
    private final Optional<Staged<T, ?, ?>> stages;

    /** @param paths the fields that it has to find where it reads {@link InPlace} */
    public DecodeProof(Binding<T> binding, Codec<T> codec, List<FieldPath> paths) {
        this.binding = binding;
        this.codec = codec;
        this.fields = FieldProof.of(codec, binding, paths);
        this.exact = new Comparer(binding.schema(), Set.of());
        this.stages = OtherWay.of(codec);
    }

    /**
     * Returns the value that these bytes have, in the neutral form.
     *
     * @throws CodecFault if the object is not fresh, or a field in place or what the stages make is not that of the object
     */
    public RecordValue decode(Encoded encoded) throws Exception {
        byte[] whole = encoded.whole();
        T back = codec.deserialize(whole.clone());
        if (back == null) {
            throw new CodecFault("deserialize returned null instead of a record");
        }
        if (codec.deserialize(whole.clone()) == back) {
            throw new CodecFault("deserialize returned the same object twice instead of a fresh one");
        }
        for (FieldProof<T> proof : fields) {
            proof.check(whole.clone(), back);
        }
        RecordValue value = neutral(back);
        if (stages.isPresent() && encoded.staged().isPresent()) {
            requireSame(value, neutral(readStaged(stages.get(), encoded.staged().get())));
        }
        return value;
    }

    private void requireSame(RecordValue whole, RecordValue staged) throws CodecFault {
        Optional<Mismatch> difference = exact.compare(whole, staged);
        if (difference.isPresent()) {
            throw new CodecFault("to-native, write, read, from-native: " + difference.get());
        }
    }

    /** Of damaged bytes, a library may make an object that no schema allows, or one that holds itself. */
    private RecordValue neutral(T value) throws CodecFault {
        try {
            return binding.domain().fromDomain(value);
        } catch (RuntimeException | StackOverflowError e) {
            throw new CodecFault("deserialize returned an object that is no value of the schema: " + e);
        }
    }

    private static <T, W, R> T readStaged(Staged<T, W, R> codec, byte[] bytes) throws Exception {
        return codec.fromNative(codec.read(bytes));
    }
}
