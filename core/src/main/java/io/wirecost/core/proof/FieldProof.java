package io.wirecost.core.proof;

import io.wirecost.core.access.DomainFields;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecFault;
import io.wirecost.core.codec.FieldReader;
import io.wirecost.core.codec.InPlace;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.Mismatch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Proves that fields that are read in place are those of the decoded message: NaN equals NaN, −0.0 differs from 0.0, bytes
 * go by content.
 *
 * @param <T> the domain class of the root record
 */
final class FieldProof<T> {
    /** A method handle takes no more than 255 arguments, and is quicker to make from few. */
    private static final int READ_TOGETHER = 16;

    private final List<FieldPath> paths;
    private final FieldReader inPlace;
    private final DomainFields<T> domain;

    private FieldProof(InPlace<T> codec, Binding<T> binding, List<FieldPath> paths) {
        this.paths = paths;
        this.inPlace = codec.fields(paths);
        this.domain = binding.domainFields(paths);
    }

    /** Returns the proof of all of these paths; empty for a codec that does not read in place. */
    static <T> List<FieldProof<T>> of(Codec<T> codec, Binding<T> binding, List<FieldPath> paths) {
        List<FieldProof<T>> proofs = new ArrayList<>();
        if (codec instanceof InPlace<T> inPlace) {
            for (int from = 0; from < paths.size(); from += READ_TOGETHER) {
                int to = Math.min(from + READ_TOGETHER, paths.size());
                proofs.add(new FieldProof<>(inPlace, binding, paths.subList(from, to)));
            }
        }
        return proofs;
    }

    /** @param decoded what the codec's own deserialize made of the bytes */
    void check(byte[] bytes, T decoded) throws Exception {
        Object[] expected = domain.read(decoded);
        Object[] actual = inPlace.read(bytes);
        for (int i = 0; i < expected.length; i++) {
            Optional<Mismatch> difference = Comparer.compareLeaves(paths.get(i).toString(), expected[i], actual[i]);
            if (difference.isPresent()) {
                throw new CodecFault("read in place: " + difference.get());
            }
        }
    }
}
