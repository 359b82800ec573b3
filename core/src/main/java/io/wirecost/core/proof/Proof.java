package io.wirecost.core.proof;

import io.wirecost.core.binary.Bytes;
import io.wirecost.core.codec.CodecFault;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.Loss;
import io.wirecost.core.value.Mismatch;
import io.wirecost.core.value.RecordValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Judges whether a codec returned exactly what it was given. {@link EncodeProof} has written the bytes, and {@link
 * DecodeProof} has read them. Where it matters, the two run in different processes, so that remembered values cannot
 * pass for decoded ones.
 */
public final class Proof {
    private final Comparer comparer;

    /** @param losses what the codec declares not to return */
    public Proof(Schema schema, Set<Loss> losses) {
        this.comparer = new Comparer(schema, losses);
    }

    /**
     * Holds what came back against what was given.
     *
     * @throws CodecFault with the first difference
     */
    public void requireReturned(RecordValue given, RecordValue back) throws CodecFault {
        Optional<Mismatch> difference = comparer.compare(given, back);
        if (difference.isPresent()) {
            throw new CodecFault("deserialize: " + difference.get());
        }
    }

    /**
     * Holds all records against each other: what was decoded from some bytes has to be every record that has these bytes.
     * Otherwise the decoder has its values from elsewhere. The lists are in the same order.
     *
     * @throws CodecFault with two records that differ and have the same bytes
     */
    public void requireDifferentBytes(List<RecordValue> given, List<Encoded> encoded, List<RecordValue> decoded)
            throws CodecFault {
        Map<Bytes, Integer> first = new HashMap<>();
        for (int i = 0; i < given.size(); i++) {
            byte[] bytes = encoded.get(i).whole();
            Integer same = first.putIfAbsent(new Bytes(bytes), i);
            Optional<Mismatch> difference =
                    same == null ? Optional.empty() : comparer.compare(given.get(i), decoded.get(same));
            if (difference.isPresent()) {
                throw new CodecFault("impossible result: records %d and %d have the same %d bytes and differ: %s"
                        .formatted(same + 1, i + 1, bytes.length, difference.get()));
            }
        }
    }
}
