package io.wirecost.harness.proof;

import io.wirecost.core.codec.Codec;
import io.wirecost.core.proof.EncodeProof;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.value.RecordValue;
import io.wirecost.harness.Lifeline;
import io.wirecost.harness.Subject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Lets one codec encode a whole dataset. Reports in lines of {@link ProofLine} on standard output.
 *
 * <p>Arguments: codec name, dataset file, file for the bytes.
 */
public final class EncodeMain {
    private EncodeMain() {}

    public static void main(String[] args) {
        ProofOutput out = ProofOutput.take();
        Lifeline.hold();
        out.run(() -> encode(Subject.load(Path.of(args[1]), args[0]), Path.of(args[2]), out));
    }

    private static <T> Codec<T> encode(Subject<T> subject, Path file, ProofOutput out) throws Exception {
        Codec<T> codec = subject.open();
        EncodeProof<T> proof = new EncodeProof<>(subject.binding(), codec);
        List<Encoded> encoded = new ArrayList<>();
        for (RecordValue record : subject.dataset().records()) {
            out.say(ProofLine.Kind.ENCODE, encoded.size());
            encoded.add(proof.encode(record));
        }
        EncodedFile.write(file, encoded);
        return codec;
    }
}
