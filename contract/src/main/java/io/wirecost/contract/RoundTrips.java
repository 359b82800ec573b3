package io.wirecost.contract;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.proof.DecodeProof;
import io.wirecost.core.proof.EncodeProof;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.proof.Proof;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The whole proof of one codec in this JVM: an instance encodes all records, another one decodes them afterwards in reverse
 * order.
 *
 * @param <T> the domain class of the root record
 */
public final class RoundTrips<T> {
    private final CodecInfo codec;
    private final Binding<T> binding;
    private final EncodeProof<T> encode;
    private final DecodeProof<T> decode;

    /** @param paths the fields that it has to find where it reads in place */
    public RoundTrips(CodecProvider provider, CodecInfo codec, Binding<T> binding, List<FieldPath> paths)
            throws Exception {
        this.codec = codec;
        this.binding = binding;
        this.encode = new EncodeProof<>(binding, provider.open(codec, binding));
        this.decode = new DecodeProof<>(binding, provider.open(codec, binding), paths);
    }

    /** Fails unless all records come back value for value; returns their bytes. */
    public List<byte[]> prove(List<RecordValue> records) throws Exception {
        List<Encoded> encoded = new ArrayList<>();
        for (RecordValue record : records) {
            encoded.add(encode.encode(record));
        }
        Proof proof = new Proof(binding.schema(), codec.losses());
        List<RecordValue> decoded = new ArrayList<>();
        for (int i = records.size() - 1; i >= 0; i--) {
            decoded.add(returned(proof, i, records.get(i), encoded.get(i)));
        }
        Collections.reverse(decoded);
        proof.requireDifferentBytes(records, encoded, decoded);
        return encoded.stream().map(Encoded::whole).toList();
    }

    private RecordValue returned(Proof proof, int number, RecordValue record, Encoded encoded) {
        try {
            RecordValue decoded = decode.decode(encoded);
            proof.requireReturned(record, decoded);
            return decoded;
        } catch (Exception e) {
            throw new AssertionError("record " + number + ": " + e.getMessage(), e);
        }
    }
}
